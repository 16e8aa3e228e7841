import type { ReactNode } from 'react';

const looks = {
  plain: 'border-rule text-muted',
  good: 'border-success text-success',
  wait: 'border-marigold text-ink',
  bad: 'border-problem text-problem',
};

/** A state in one or two words. The words carry the meaning; the colour only supports them. */
export function Badge({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return (
    <span
      className={`inline-block border px-2 first-letter:uppercase py-0.5 text-sm whitespace-nowrap ${looks[look]}`}
    >
      {children}
    </span>
  );
}
