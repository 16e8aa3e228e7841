import type { ComponentProps, MouseEvent } from 'react';
import { ScriptButton } from './script-button.tsx';

const classes = {
  primary: 'button-primary',
  secondary: 'px-7 bg-transparent text-ink border-ink hover:bg-ink hover:text-ground',
  quiet: 'px-1 bg-transparent text-link border-transparent underline underline-offset-4',
};

type Variant = keyof typeof classes;

/** Also for links that look like a button; the common styles are in button.css. */
export function buttonClass(variant: Variant = 'primary'): string {
  return `button ${classes[variant]}`;
}

type ButtonProps = ComponentProps<'button'> & {
  variant?: Variant;
  /** Clicks are ignored, but it keeps the focus, which a disabled button would lose. */
  isBusy?: boolean;
};

export function Button({
  variant = 'primary',
  isBusy = false,
  className = '',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <ScriptButton
      {...rest}
      {...(isBusy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={isBusy ? doNothing : onClick}
      className={`${buttonClass(variant)} ${className}`}
    />
  );
}

/** Also keeps a form from being submitted by this button or by Enter in a field. */
function doNothing(event: MouseEvent): void {
  event.preventDefault();
}
