import { MAX_PRICES } from '@gulmohar/contract/admin/home-sections.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useFieldArray } from 'react-hook-form';
import { controlledOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';
import type { HomeForm } from './home-form.ts';

export function HomePrices({ form }: { form: HomeForm }) {
  const controlled = controlledOf(form);
  const prices = useFieldArray({ control: form.control, name: 'prices' });
  const { errors } = form.formState;
  const listError = errors.prices?.message ?? errors.prices?.root?.message;
  return (
    <section aria-labelledby="home-prices" className="grid gap-4">
      <h2 id="home-prices" className="font-display text-xl text-heading">
        Shop by price
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {prices.fields.map((price, place) => (
          <li key={price.id} className="grid grid-cols-[1fr_auto] items-start gap-4">
            <MoneyField label="Up to" {...controlled(`prices.${place}.upTo`)} />
            <Button
              variant="quiet"
              className="mt-6"
              aria-label={`Remove price ${place + 1}`}
              onClick={() => prices.remove(place)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {listError && (
        <p role="alert" className="text-sm text-problem">
          {listError}
        </p>
      )}
      {prices.fields.length < MAX_PRICES && (
        <div>
          <Button variant="secondary" onClick={() => prices.append({ upTo: 99_900 })}>
            Add a price
          </Button>
        </div>
      )}
    </section>
  );
}
