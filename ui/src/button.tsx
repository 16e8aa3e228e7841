import type { ComponentProps } from 'react';

const looks = {
  primary: 'px-7 bg-primary text-on-primary border-primary hover:border-primary-deep hover:bg-primary-deep',
  secondary: 'px-7 bg-transparent text-ink border-ink hover:bg-ink hover:text-ground',
  quiet: 'px-1 bg-transparent text-link border-transparent underline underline-offset-4',
};

type Look = keyof typeof looks;

/** The classes of a button, for links that look like one. */
export function buttonClass(look: Look = 'primary'): string {
  return `inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 border text-sm font-semibold tracking-[0.08em] transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-55 ${looks[look]}`;
}

export function Button({
  look = 'primary',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...rest} className={`${buttonClass(look)} ${className}`} />;
}
