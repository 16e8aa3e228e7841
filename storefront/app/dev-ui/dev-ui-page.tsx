import { Toaster } from '@gulmohar/ui/toaster.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionSamples } from './action-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { PictureSamples } from './picture-samples.tsx';
import { applyScheme } from './scheme.ts';
import { TypeSamples } from './type-samples.tsx';

/** Every component of ui/ in every state, in the light and the dark scheme; in development only. */
export default function DevUiPage() {
  return (
    <main>
      <title>Components</title>
      <div className="grid xl:grid-cols-2">
        <Scheme name="light">
          <Samples />
        </Scheme>
        <Scheme name="dark">
          <Samples />
        </Scheme>
      </div>
      <Toaster />
    </main>
  );
}

function Samples() {
  return (
    <div className="grid gap-12">
      <TypeSamples />
      <ActionSamples />
      <FieldSamples />
      <PictureSamples />
    </div>
  );
}

function Scheme({ name, children }: { name: 'light' | 'dark'; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ref.current) applyScheme(ref.current, name);
  }, [name]);
  return (
    <div ref={ref} className="min-w-0 bg-ground p-6 text-ink md:p-10">
      <h1 className="eyebrow mb-8">{name}</h1>
      {children}
    </div>
  );
}
