import { deletePaymentAccount } from '@gulmohar/contract/admin/payment-account.ts';
import type { AccountProvider } from '@gulmohar/contract/payments/payment-account.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { SecondFactorField } from '../form/second-factor-field.tsx';
import { paymentAccountsQuery } from './payment-account.queries.ts';

type RemoveAccountFormProps = { provider: Exclude<AccountProvider, 'razorpay'>; onRemoved: () => void };

export function RemoveAccountForm({ provider, onRemoved }: RemoveAccountFormProps) {
  const form = useForm({
    resolver: zodResolver(deletePaymentAccount.body),
    defaultValues: { provider, code: '' },
  });
  return (
    <Form
      form={form}
      action="Remove it"
      send={async (body) => {
        await adminApi(deletePaymentAccount, { body });
        await queryClient.invalidateQueries(paymentAccountsQuery);
        onRemoved();
      }}
    >
      <SecondFactorField {...fieldOf(form)('code')} />
    </Form>
  );
}
