import type { ComponentProps, MouseEvent } from 'react';

const looks = {
  primary: 'px-7 bg-primary text-on-primary border-primary hover:border-primary-deep hover:bg-primary-deep',
  secondary: 'px-7 bg-transparent text-ink border-ink hover:bg-ink hover:text-ground',
  quiet: 'px-1 bg-transparent text-link border-transparent underline underline-offset-4',
};

type Look = keyof typeof looks;

/** The classes of a button, for links that look like one. */
export function buttonClass(look: Look = 'primary'): string {
  return `inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 border text-sm font-semibold tracking-[0.08em] transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-55 ${looks[look]}`;
}

type ButtonProps = ComponentProps<'button'> & {
  look?: Look;
  /** What it does is under way: it keeps the focus, which a disabled button would lose, and a click does nothing. */
  isBusy?: boolean;
};

export function Button({ look = 'primary', isBusy = false, className = '', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={isBusy ? doNothing : onClick}
      className={`${buttonClass(look)} ${className}`}
    />
  );
}

/** Nor is a form sent, by this button or by Enter in a field. */
function doNothing(event: MouseEvent): void {
  event.preventDefault();
}
