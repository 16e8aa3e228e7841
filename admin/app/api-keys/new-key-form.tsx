import {
  type ApiKeyForm,
  apiKeyForm,
  apiKeyLives,
  apiScopes,
  createApiKey,
} from '@gulmohar/contract/admin/api-key.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { apiKeysQuery } from './api-key.queries.ts';
import { scopeText } from './scope-texts.ts';

/** @param onMade called with the new key, which is shown only once */
export function NewKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const form = useForm<ApiKeyForm>({
    resolver: zodResolver(apiKeyForm),
    defaultValues: { name: '', scopes: [], days: 365 },
  });
  const field = fieldOf(form);
  const scopes = controlledOf(form)('scopes');
  const days = controlledOf(form)('days');

  async function make(body: ApiKeyForm): Promise<void> {
    const { key } = await adminApi(createApiKey, { body });
    await queryClient.invalidateQueries(apiKeysQuery);
    onMade(key);
  }

  return (
    <Form form={form} action="Make key" send={make}>
      <TextField label="What the key is for" autoComplete="off" {...field('name')} />
      <SelectField
        label="Holds for"
        value={days.value ?? ''}
        onChange={({ target }) =>
          days.onChange(apiKeyLives.find((each) => each === Number(target.value)) ?? null)
        }
      >
        {apiKeyLives.map((each) => (
          <option key={each} value={each}>
            {each} days
          </option>
        ))}
        <option value="">Until it is deleted</option>
      </SelectField>
      <fieldset className="grid gap-x-4 sm:grid-cols-2">
        <legend className="text-sm font-semibold">It may</legend>
        {apiScopes.map((scope) => (
          <CheckField
            key={scope}
            label={scopeText(scope)}
            hint={scope}
            checked={scopes.value.includes(scope)}
            onChange={({ target }) =>
              scopes.onChange(
                target.checked ? [...scopes.value, scope] : scopes.value.filter((each) => each !== scope),
              )
            }
          />
        ))}
      </fieldset>
      {scopes.error && <p className="text-sm text-problem">{scopes.error}</p>}
    </Form>
  );
}
