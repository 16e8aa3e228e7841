import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { SandboxError } from '../sandbox-error.ts';

export type StatusCode = '0100' | '0000' | '0200' | '0300' | '0400';

export type Transaction = {
  client_txn_id: string;
  sabpaisa_txn_id: string;
  payer_name: string;
  payer_email: string;
  payer_mobile: string;
  /** In paise. */
  amount: number;
  callback_url: string;
  payment_mode: string;
  status_code: StatusCode;
};

type NewTransaction = Omit<Transaction, 'sabpaisa_txn_id' | 'payment_mode' | 'status_code'>;

/** @throws SandboxError when the merchant has used this id before */
export async function bookTransaction(db: pg.Pool, transaction: NewTransaction): Promise<Transaction> {
  const { rows } = await db.query<Transaction>(
    `insert into sandbox.sabpaisa_transaction
       (client_txn_id, sabpaisa_txn_id, payer_name, payer_email, payer_mobile, amount, callback_url)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning *`,
    [
      transaction.client_txn_id,
      `${Date.now()}${randomInt(10_000, 100_000)}`,
      transaction.payer_name,
      transaction.payer_email,
      transaction.payer_mobile,
      transaction.amount,
      transaction.callback_url,
    ],
  );
  if (!rows[0]) throw new SandboxError(400, 'Duplicate client transaction id');
  return rows[0];
}

export async function findTransaction(db: pg.Pool, clientTxnId: string): Promise<Transaction | undefined> {
  const { rows } = await db.query<Transaction>(
    'select * from sandbox.sabpaisa_transaction where client_txn_id = $1',
    [clientTxnId],
  );
  return rows[0];
}

/**
 * Ends a transaction that is open or waiting for its challan; one that has already ended stays unchanged.
 * @throws SandboxError when there is no such transaction
 */
export async function endTransaction(
  db: pg.Pool,
  clientTxnId: string,
  { status, mode }: { status: StatusCode; mode: string },
): Promise<Transaction> {
  await db.query(
    `update sandbox.sabpaisa_transaction set status_code = $2, payment_mode = $3
     where client_txn_id = $1 and status_code in ('0100', '0400')`,
    [clientTxnId, status, mode],
  );
  const ended = await findTransaction(db, clientTxnId);
  if (!ended) throw new SandboxError(404, 'There is no such transaction');
  return ended;
}
