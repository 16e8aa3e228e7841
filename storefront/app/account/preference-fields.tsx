import type { Preferences } from '@gulmohar/contract/accounts/profile.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { accountMessages as messages } from './account.messages.ts';

type PreferenceName = keyof Preferences;

type PreferenceFieldsProps<Name extends PreferenceName> = {
  names: readonly Name[];
  field: (name: Name) => UseFormRegisterReturn;
};

/** The topics that the shop may send e-mails about; each one is a separate consent. */
export function PreferenceFields<Name extends PreferenceName>({ names, field }: PreferenceFieldsProps<Name>) {
  return (
    <div className="grid gap-3">
      {names.map((name) => (
        <CheckField key={name} {...messages.preferences[name]} {...field(name)} />
      ))}
    </div>
  );
}
