import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form } from '../form/form.tsx';
import { ResetSetting } from './reset-setting.tsx';
import { type ShownGroup, settingGroups } from './setting-groups.ts';
import { useSettings } from './settings.queries.ts';

type SettingSectionProps<Value extends FieldValues> = {
  group: ShownGroup;
  note: string;
  form: UseFormReturn<Value>;
  send: (value: Value) => Promise<void>;
  children: ReactNode;
};

/** One group of settings, with the description on the left and the form on the right. */
export function SettingSection<Value extends FieldValues>({
  group,
  note,
  form,
  send,
  children,
}: SettingSectionProps<Value>) {
  const { saved } = useSettings();
  const { label } = settingGroups[group];
  return (
    <section
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 py-8 lg:grid-cols-[16rem_minmax(0,36rem)] lg:gap-10"
    >
      <div>
        <h2 id={group} tabIndex={-1} className="scroll-mt-8 font-display text-xl text-heading">
          {label}
        </h2>
        <p className="mt-1 text-sm text-muted">{note}</p>
      </div>
      <Form
        form={form}
        action="Save"
        send={send}
        needsChange
        isPage
        within="value."
        className="grid gap-2 [&>:last-child]:mt-2"
        more={saved.includes(group) && <ResetSetting group={group} label={label} />}
      >
        {children}
      </Form>
    </section>
  );
}
