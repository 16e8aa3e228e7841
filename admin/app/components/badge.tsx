import type { ReactNode } from 'react';

const tones = {
  plain: 'border-rule text-muted',
  good: 'border-success text-success',
  wait: 'border-marigold text-ink',
  bad: 'border-problem text-problem',
};

/** A state in one or two words. The words carry the meaning; the colour only supports them. */
export function Badge({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-block border px-2 first-letter:uppercase py-0.5 text-sm whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
