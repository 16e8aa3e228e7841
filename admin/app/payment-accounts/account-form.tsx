import { savePaymentAccount } from '@gulmohar/contract/admin/payment-account.ts';
import type { AccountProvider } from '@gulmohar/contract/payments/payment-account.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { SecondFactorField } from '../form/second-factor-field.tsx';
import { providerTexts } from './account-fields.ts';

/** As it is typed: which fields there are depends on the provider. */
type Typed = { account: Record<string, string>; code: string };

/** The keys of an account, which are tried before they are saved. */
export function AccountForm({ provider, onSaved }: { provider: AccountProvider; onSaved: () => void }) {
  const { fields } = providerTexts[provider];
  const form = useForm<Typed, unknown, z.output<typeof savePaymentAccount.body>>({
    resolver: zodResolver<Typed, unknown, z.output<typeof savePaymentAccount.body>>(savePaymentAccount.body),
    defaultValues: {
      account: { provider, ...Object.fromEntries(fields.map(({ name }) => [name, ''])) },
      code: '',
    },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Try and save"
      send={async (body) => {
        showToast('success', (await adminApi(savePaymentAccount, { body })).message);
        // Also what is left to do before the shop opens.
        await queryClient.invalidateQueries();
        onSaved();
      }}
    >
      {fields.map(({ name, label, hint, isSecret }) => {
        const Field = isSecret ? PasswordField : TextField;
        return (
          <Field key={name} label={label} hint={hint} autoComplete="off" {...field(`account.${name}`)} />
        );
      })}
      <SecondFactorField {...field('code')} />
    </Form>
  );
}
