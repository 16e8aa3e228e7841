import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import type { FormEvent, ReactNode } from 'react';
import { ResetSetting } from './reset-setting.tsx';
import { type ShownGroup, settingTitles } from './setting-titles.ts';
import { useSettings } from './settings.queries.ts';

type SettingSectionProps = {
  group: ShownGroup;
  note: string;
  /** The form's state. */
  state: { isDirty: boolean; isSubmitting: boolean; errors: { root?: { message?: string } } };
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
};

/** One group of settings, with the description on the left and the form on the right. */
export function SettingSection({ group, note, state, onSubmit, children }: SettingSectionProps) {
  const { saved } = useSettings();
  const title = settingTitles[group];
  return (
    <section aria-label={title} className="grid gap-4 py-8 lg:grid-cols-[16rem_minmax(0,36rem)] lg:gap-10">
      <div>
        <h2 id={group} tabIndex={-1} className="scroll-mt-8 font-display text-xl text-heading">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{note}</p>
      </div>
      <form onSubmit={onSubmit} noValidate className="grid gap-2">
        {children}
        <ProblemNote text={state.errors.root?.message} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" disabled={!state.isDirty || state.isSubmitting}>
            Save
          </Button>
          {saved.includes(group) && <ResetSetting group={group} title={title} />}
        </div>
      </form>
    </section>
  );
}
