import type { StatusCode, Transaction } from './sabpaisa-ledger.ts';

const statusLabels: Record<StatusCode, string> = {
  '0100': 'INITIATED',
  '0000': 'SUCCESS',
  '0200': 'ABORTED',
  '0300': 'FAILED',
  '0400': 'CHALLAN_GENERATED',
};

/** Returns SabPaisa's report on a transaction, as in callbacks and status enquiries, before encryption. */
export function messageOf(transaction: Transaction, clientCode: string): string {
  const { status_code, amount } = transaction;
  const isPaid = status_code === '0000';
  return `${new URLSearchParams({
    payerName: transaction.payer_name,
    payerEmail: transaction.payer_email,
    payerMobile: transaction.payer_mobile,
    clientTxnId: transaction.client_txn_id,
    amount: (amount / 100).toFixed(2),
    clientCode,
    paidAmount: isPaid ? (amount / 100).toFixed(2) : '0.00',
    paymentMode: transaction.payment_mode,
    amountType: 'INR',
    status: statusLabels[status_code],
    statusCode: status_code,
    sabpaisaTxnId: transaction.sabpaisa_txn_id,
    sabpaisaMessage: isPaid ? 'Your transaction has been processed successfully' : '',
  })}`;
}

/** Returns the response for a transaction that SabPaisa does not know. */
export function unknownTransaction(clientTxnId: string): string {
  return `${new URLSearchParams({ clientTxnId, status: 'NOT_FOUND', statusCode: '0404' })}`;
}
