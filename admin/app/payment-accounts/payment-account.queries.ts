import { readPaymentAccounts } from '@gulmohar/contract/admin/payment-account.ts';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

export const paymentAccountsQuery = queryOptions({
  queryKey: ['payment-accounts'],
  queryFn: () => adminApi(readPaymentAccounts),
});
