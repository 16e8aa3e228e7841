import { type Theme, theme } from '@gulmohar/contract/site/theme.ts';
import { themeCss } from '@gulmohar/contract/site/theme-css.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DeviceFrame } from '../components/device-frame.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { previewOf, previewQuery } from '../site-document/preview.queries.ts';

const pages = { '/': 'Home page', '/collection': 'Collection', '/cart': 'Cart', '/contact': 'Contact' };
const devices = { phone: { name: 'Phone', width: 390 }, desktop: { name: 'Desktop', width: 1280 } };

type LookPreviewProps = { look: Theme /** Of the saved draft. */; version: number };

/**
 * The real shop with the look: colours, fonts and shapes at once, by a style sheet that is put into the page; everything
 * else once the draft is saved.
 */
export function LookPreview({ look, version }: LookPreviewProps) {
  const { data, error } = useQuery(previewQuery);
  const [page, setPage] = useState('/');
  const [device, setDevice] = useState<keyof typeof devices>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const checked = theme.safeParse(look);
  const css = checked.success ? themeCss(checked.data) : undefined;

  function dress(): void {
    const page = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!page || css === undefined) return;
    // The look that is published would remain wherever this one sets nothing.
    for (const { sheet } of page.document.querySelectorAll<HTMLLinkElement>('link[href^="/brand/"]'))
      if (sheet) sheet.disabled = true;
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync(css);
    page.document.adoptedStyleSheets = [sheet];
  }
  useEffect(dress);

  return (
    <section
      id="look-preview"
      tabIndex={-1}
      aria-label="Preview"
      className="min-w-0 scroll-mt-20 lg:sticky lg:top-4 lg:self-start"
    >
      <div className="flex flex-wrap items-end gap-4">
        <SelectField label="Page" value={page} onChange={({ target }) => setPage(target.value)}>
          <Options of={pages} />
        </SelectField>
        <div className="mb-7 flex gap-2">
          {(['phone', 'desktop'] as const).map((one) => (
            <Button
              key={one}
              variant="secondary"
              aria-pressed={one === device}
              className="aria-pressed:bg-ink aria-pressed:text-ground"
              onClick={() => setDevice(one)}
            >
              {devices[one].name}
            </Button>
          ))}
        </div>
      </div>
      <FailureNote error={error} />
      {data && (
        <DeviceFrame
          key={`${page} ${version} ${device}`}
          frame={frame}
          label={devices[device].name}
          title="The shop with this look"
          src={previewOf(page, data.key)}
          width={devices[device].width}
          onLoad={dress}
        />
      )}
      <p className="mt-2 text-sm text-muted">
        Colours, fonts and shapes show at once, the rest when the draft is saved.
      </p>
    </section>
  );
}
