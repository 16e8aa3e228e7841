import type { ComponentProps } from 'react';

const looks = {
  primary: 'bg-primary text-on-primary border-primary hover:brightness-110',
  secondary: 'bg-transparent text-ink border-ink/40 hover:border-ink',
  quiet: 'bg-transparent text-link border-transparent underline underline-offset-4 px-1',
};

type Look = keyof typeof looks;

/** The classes of a button, for links that look like one. */
export function buttonClass(look: Look = 'primary'): string {
  return `inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm border px-6 text-base font-semibold tracking-wide transition disabled:cursor-not-allowed disabled:opacity-50 ${looks[look]}`;
}

export function Button({
  look = 'primary',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...rest} className={`${buttonClass(look)} ${className}`} />;
}
