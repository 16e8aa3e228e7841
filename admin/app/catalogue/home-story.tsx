import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { fieldOf } from '../form/field-of.ts';
import { CraftField } from './craft-field.tsx';
import type { Craft, HomeForm } from './home-form.ts';

export function HomeStory({ form, crafts }: { form: HomeForm; crafts: Craft[] }) {
  const field = fieldOf(form);
  const hasStory = form.watch('story') !== null;
  return (
    <section aria-labelledby="home-story" className="grid gap-4">
      <h2 id="home-story" className="font-display text-xl text-heading">
        Story
      </h2>
      <CheckField
        label="Tell a story"
        checked={hasStory}
        onChange={({ target: { checked } }) =>
          form.setValue('story', checked ? { title: '', text: '', craft: '' } : null, { shouldDirty: true })
        }
      />
      {hasStory && (
        <>
          <div className="grid gap-x-6 sm:grid-cols-2">
            <TextField label="Title" autoComplete="off" {...field('story.title')} />
            <CraftField crafts={crafts} {...field('story.craft')} />
          </div>
          <TextAreaField
            label="Text"
            rows={8}
            hint="An empty line starts a new paragraph"
            {...field('story.text')}
          />
        </>
      )}
    </section>
  );
}
