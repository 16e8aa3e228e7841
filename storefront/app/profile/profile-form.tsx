import { profileChange, type User, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { failedFields } from '@gulmohar/contract/api/client.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { TabPanel } from '@gulmohar/ui/tabs.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { PreferenceFields } from '../account/preference-fields.tsx';
import { browserApi } from '../api/browser-api.ts';
import { isMissing } from '../form/field-text.ts';
import { sending } from '../form/sending.ts';
import { AddressTab } from './address-tab.tsx';
import { PersonalTab } from './personal-tab.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import { draftOf, type ProfileDraft } from './profile-draft.ts';
import { type TabName, tabOf } from './profile-tabs.ts';

const preferences = ['newsletter', 'emailNotifications', 'smsUpdates', 'stockAlerts'] as const;

type ProfileFormProps = { id: string; user: User; tab: TabName; onTab: (tab: TabName) => void };

/** The three editable tabs as one form, because the profile is saved as a whole. */
export function ProfileForm({ id, user, tab, onTab }: ProfileFormProps) {
  const { revalidate } = useRevalidator();
  const [isEditing, setEditing] = useState(false);
  const form = useForm<ProfileDraft>({
    resolver: zodResolver(profileChange, {}, { raw: true }) as Resolver<ProfileDraft>,
    values: draftOf(user),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const isIncomplete = (['name', 'email'] as const).some((name) =>
    isMissing(errors[name], form.getValues(name)),
  );

  function toggle(): void {
    form.reset(draftOf(user), { keepDirtyValues: false });
    setEditing(!isEditing);
  }

  async function save(draft: ProfileDraft): Promise<void> {
    try {
      const { user: saved } = await browserApi(updateProfile, { body: draft });
      form.reset(draftOf(saved), { keepDirtyValues: false });
      setEditing(false);
      await revalidate();
      showToast('success', messages.updated);
    } catch (error) {
      const [first] = failedFields(error);
      if (first) onTab(tabOf(first[0]));
      throw error;
    }
  }

  function showFirst(wrong: FieldErrors<ProfileDraft>): void {
    const [first] = Object.keys(wrong);
    if (first) onTab(tabOf(first));
  }

  return (
    <form
      noValidate
      aria-label={messages.title}
      hidden={tab === 'sizes' || tab === 'security'}
      onSubmit={sending(form, save, { failed: messages.updateFailed, onInvalid: showFirst })}
      className="max-w-[40rem]"
    >
      <div className="mt-4 -mb-4 flex justify-end">
        <button
          type="button"
          className="min-h-11 cursor-pointer font-semibold text-link"
          onClick={() => isSubmitting || toggle()}
          aria-disabled={isSubmitting}
        >
          {isEditing ? messages.cancel : messages.edit}
        </button>
      </div>
      <fieldset disabled={!isEditing}>
        <legend className="sr-only">{messages.title}</legend>
        <TabPanel id={id} name="personal" isShown={tab === 'personal'}>
          <PersonalTab form={form} user={user} />
        </TabPanel>
        <TabPanel id={id} name="address" isShown={tab === 'address'}>
          <AddressTab form={form} savedState={user.address.state} />
        </TabPanel>
        <TabPanel id={id} name="preferences" isShown={tab === 'preferences'}>
          <PreferenceFields names={preferences} field={(name) => form.register(`preferences.${name}`)} />
        </TabPanel>
      </fieldset>
      <ProblemNote text={errors.root?.message ?? (isIncomplete ? messages.required : undefined)} />
      {isEditing && (
        <Button type="submit" isBusy={isSubmitting} className="mt-6">
          {isSubmitting ? messages.saving : messages.save}
        </Button>
      )}
    </form>
  );
}
