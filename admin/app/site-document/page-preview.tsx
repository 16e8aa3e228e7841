import { Button } from '@gulmohar/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeviceFrame } from '../components/device-frame.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { previewOf, previewQuery } from './preview.queries.ts';

const devices = { desktop: { name: 'Desktop', width: 1280 }, phone: { name: 'Phone', width: 390 } };

/** The draft as it was saved last, on a desktop or a phone. @param version of the document: each is loaded anew */
export function PagePreview({ path, version }: { path: string; version: number }) {
  const [device, setDevice] = useState<keyof typeof devices>('desktop');
  const { name, width } = devices[device];
  const other = device === 'desktop' ? 'phone' : 'desktop';
  const { data, error } = useQuery(previewQuery);
  const src = data && previewOf(path, data.key);
  return (
    <section aria-labelledby="preview" className="min-w-0 xl:sticky xl:top-4 xl:self-start">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="preview" className="font-display text-xl text-heading">
          Preview
        </h2>
        <Button variant="quiet" onClick={() => setDevice(other)}>
          On a {devices[other].name.toLowerCase()}
        </Button>
      </div>
      <p className="mb-3 text-sm text-muted">
        The draft as it was saved last.{' '}
        {src && (
          <a href={src} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4">
            Open it in a new tab
          </a>
        )}
      </p>
      <FailureNote error={error} />
      {src && (
        <DeviceFrame
          key={`${device} ${version}`}
          label={name}
          title={`The page on a ${device}`}
          src={src}
          width={width}
        />
      )}
    </section>
  );
}
