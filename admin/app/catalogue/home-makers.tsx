import { MAX_MAKERS } from '@gulmohar/contract/admin/home-sections.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useFieldArray } from 'react-hook-form';
import { fieldOf } from '../form/field-of.ts';
import { OrderedRows } from '../form/ordered-rows.tsx';
import { CraftField } from './craft-field.tsx';
import type { Craft, HomeForm } from './home-form.ts';

const BLANK = { name: '', town: '', text: '', craft: '' };

/** The makers of the products and where they work, in the order in which shoppers see them. */
export function HomeMakers({ form, crafts }: { form: HomeForm; crafts: Craft[] }) {
  const field = fieldOf(form);
  const makers = useFieldArray({ control: form.control, name: 'makers' });
  return (
    <section aria-labelledby="home-makers" className="grid gap-4">
      <h2 id="home-makers" className="font-display text-xl text-heading">
        Makers and their towns
      </h2>
      {makers.fields.length > 0 && (
        <OrderedRows
          label="Makers"
          items={makers.fields}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name || 'the new maker'}
          onMove={makers.move}
          isTall
        >
          {(_, place) => (
            <fieldset className="min-w-0 py-3">
              <legend className="font-semibold">Maker {place + 1}</legend>
              <div className="grid gap-x-6 sm:grid-cols-2">
                <TextField label="Who" autoComplete="off" {...field(`makers.${place}.name`)} />
                <TextField label="Town" autoComplete="off" {...field(`makers.${place}.town`)} />
                <div className="sm:col-span-2">
                  <TextField label="Sentence" autoComplete="off" {...field(`makers.${place}.text`)} />
                </div>
                <CraftField crafts={crafts} {...field(`makers.${place}.craft`)} />
              </div>
              <Button variant="quiet" onClick={() => makers.remove(place)}>
                Remove maker {place + 1}
              </Button>
            </fieldset>
          )}
        </OrderedRows>
      )}
      {makers.fields.length < MAX_MAKERS && (
        <div>
          <Button variant="secondary" onClick={() => makers.append(BLANK)}>
            Add a maker
          </Button>
        </div>
      )}
    </section>
  );
}
