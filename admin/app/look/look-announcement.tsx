import { TextField } from '@gulmohar/ui/field.tsx';
import { Section } from '../components/section.tsx';
import type { LookPartProps } from './look-part.ts';

/** A line above every page. */
export function LookAnnouncement({ look: { announcement }, change, errors }: LookPartProps) {
  const field = (name: keyof typeof announcement) => ({
    value: announcement[name],
    error: errors.get(`announcement.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      change({ announcement: { ...announcement, [name]: target.value } }),
  });
  return (
    <Section title="Announcement">
      <TextField
        label="Text"
        hint="A line above every page; empty for none"
        autoComplete="off"
        {...field('text')}
      />
      <TextField
        label="Link"
        hint="For example /collection?category=Women"
        autoComplete="off"
        {...field('to')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="First day" type="date" {...field('from')} />
        <TextField label="Last day" type="date" {...field('until')} />
      </div>
    </Section>
  );
}
