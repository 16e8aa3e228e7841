import type { User } from '@gulmohar/contract/accounts/profile.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { accountMessages as texts } from '../account/account.messages.ts';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { PhoneField } from '../account/phone-field.tsx';
import { fieldText } from '../form/field-text.ts';
import { joinMonth } from './fallback.ts';
import { profileMessages as messages } from './profile.messages.ts';
import type { ProfileDraft } from './profile-draft.ts';

export function PersonalTab({ form, user }: { form: UseFormReturn<ProfileDraft>; user: User }) {
  const { errors } = form.formState;

  function field(name: 'name' | 'email') {
    const error = fieldText(errors[name], form.getValues(name), texts.missing[name]);
    return { ...form.register(name), error, required: true };
  }

  const email = form.watch('email').trim().toLowerCase();
  const isNewEmail = email !== user.email && email !== user.pendingEmail;

  return (
    <>
      <TextField label={texts.name} autoComplete="name" {...field('name')} />
      <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      {isNewEmail && (
        <CurrentPasswordField
          label={messages.currentPassword}
          hint={messages.passwordForEmail}
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
      <PhoneField error={errors.phone?.message} {...form.register('phone')} />
      <TextField label={messages.memberSinceLabel} value={joinMonth(user)} readOnly />
    </>
  );
}
