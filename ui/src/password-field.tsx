import { type ComponentProps, useState } from 'react';
import { TextField } from './field.tsx';
import { ScriptButton } from './script-button.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'children'> & {
  showLabel?: string;
  hideLabel?: string;
};

/** The browser's password manager recognises it shown and hidden. */
export function PasswordField({ showLabel = 'Show', hideLabel = 'Hide', ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    >
      <ScriptButton
        aria-pressed={isShown}
        aria-label={`${isShown ? hideLabel : showLabel}: ${field.label}`}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 min-w-11 cursor-pointer px-3 text-sm text-link underline underline-offset-4"
      >
        {isShown ? hideLabel : showLabel}
      </ScriptButton>
    </TextField>
  );
}
