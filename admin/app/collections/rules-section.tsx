import type { CollectionRule } from '@gulmohar/contract/admin/collection.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { controlledOf } from '../form/field-of.ts';
import { blankRule, type CollectionFields } from './collection-fields.ts';
import { RuleRow } from './rule-row.tsx';

/** The rules by which products are found. */
export function RulesSection({ form }: { form: CollectionFields }) {
  const controlled = controlledOf(form);
  const { value: rules, onChange } = controlled('rules');
  const matches = controlled('matches');
  const { errors } = form.formState;
  if (rules === null) return null;
  const change = (next: CollectionRule[]) => onChange(next);
  return (
    <div className="grid gap-2">
      {/* Without a name: a field called `matches` would hide the method that elements have. */}
      <SelectField
        label="Products that satisfy"
        value={matches.value}
        onChange={({ target }) => matches.onChange(target.value === 'any' ? 'any' : 'all')}
      >
        <option value="all">all rules</option>
        <option value="any">any of the rules</option>
      </SelectField>
      {rules.map((rule, place) => (
        <RuleRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity but their place
          key={place}
          rule={rule}
          place={place}
          error={messageIn(errors.rules?.[place])}
          onChange={(changed) => change(rules.map((each, at) => (at === place ? changed : each)))}
          onRemove={() => change(rules.filter((_, at) => at !== place))}
        />
      ))}
      {errors.rules?.message && <p className="text-sm text-problem">{errors.rules.message}</p>}
      <div>
        <Button variant="secondary" onClick={() => change([...rules, blankRule('filterTags')])}>
          Add a rule
        </Button>
      </div>
    </div>
  );
}

/** The first message anywhere within a rule's errors. */
function messageIn(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  for (const each of Object.values(errors)) {
    const message = messageIn(each);
    if (message) return message;
  }
  return undefined;
}
