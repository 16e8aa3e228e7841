import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { SandboxError } from '../sandbox-error.ts';
import { scenarioOf, stateAt } from './scenarios.ts';

export type PayoutBody = {
  account_number: string;
  amount: number;
  currency: string;
  mode: string;
  reference_id: string;
  fund_account: { vpa?: { address: string }; bank_account?: { account_number: string } };
};

type Row = { id: string; body: PayoutBody; scenario: string; amount: number; seconds: number };

const ROW = `id, body, scenario, amount, extract(epoch from now() - created_at)::float8 as seconds`;

/**
 * Creates a payout, or returns the one already created under this key.
 * @throws SandboxError for the same key with a different body
 */
export async function bookPayout(db: pg.Pool, key: string, body: PayoutBody) {
  const payee = body.fund_account.vpa?.address ?? body.fund_account.bank_account?.account_number ?? '';
  const id = `pout_${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}`;
  await db.query(
    `insert into sandbox.payout (id, idempotency_key, body, reference_id, amount, scenario) values ($1, $2, $3, $4, $5, $6)
     on conflict (idempotency_key) do nothing`,
    [id, key, JSON.stringify(body), body.reference_id, body.amount, scenarioOf(payee)],
  );
  const { rows } = await db.query<Row & { is_same: boolean }>(
    `select ${ROW}, body = $2::jsonb as is_same from sandbox.payout where idempotency_key = $1`,
    [key, JSON.stringify(body)],
  );
  const [row] = rows;
  if (!row?.is_same) {
    throw new SandboxError(400, 'Different request body sent for the same idempotency key.');
  }
  return { payout: present(row), isNew: row.id === id };
}

/** Counts a request under a key. @returns the number of earlier requests */
export async function countRequests(db: pg.Pool, key: string): Promise<number> {
  const { rows } = await db.query<{ times: number }>(
    `insert into sandbox.payout_fault (idempotency_key, times) values ($1, 1)
     on conflict (idempotency_key) do update set times = payout_fault.times + 1 returning times`,
    [key],
  );
  return (rows[0]?.times ?? 1) - 1;
}

export async function findPayout(db: pg.Pool, id: string) {
  const { rows } = await db.query<Row>(`select ${ROW} from sandbox.payout where id = $1`, [id]);
  if (!rows[0]) throw new SandboxError(404, 'The id provided does not exist');
  return present(rows[0]);
}

type Page = {
  account_number: string;
  reference_id?: string | undefined;
  /** Seconds since 1970. */
  from: number;
  count: number;
  skip: number;
};

export async function listPayouts(db: pg.Pool, page: Page) {
  const { rows } = await db.query<Row>(
    `select ${ROW} from sandbox.payout where body ->> 'account_number' = $1 and ($2::text is null or reference_id = $2)
     and created_at >= to_timestamp($3) order by created_at desc, id limit $4 offset $5`,
    [page.account_number, page.reference_id ?? null, page.from, page.count, page.skip],
  );
  return rows.map(present);
}

/** Advances the time of every payout. @returns the payouts whose state has changed */
export async function letTimePass(db: pg.Pool, seconds: number) {
  const { rows } = await db.query<Row>(
    `update sandbox.payout set created_at = created_at - $1 * interval '1 second' returning ${ROW}`,
    [seconds],
  );
  return rows
    .filter((row) => stateAt(row.scenario, row.seconds - seconds).state !== present(row).status)
    .map(present);
}

/** Returns every payout and the total that has left the account, in paise. */
export async function readPayoutLedger(db: pg.Pool) {
  const { rows } = await db.query<Row>(`select ${ROW} from sandbox.payout order by created_at, id`);
  const payouts = rows.map(present);
  const paidOut = payouts.filter(({ status }) => status === 'processing' || status === 'processed');
  return { payouts, paid: paidOut.reduce((sum, { amount }) => sum + amount, 0) };
}

function present({ id, body, scenario, amount, seconds }: Row) {
  const { state, reason } = stateAt(scenario, seconds);
  const isWithBank = state === 'processed' || state === 'reversed';
  return {
    id,
    entity: 'payout',
    amount,
    currency: body.currency,
    mode: body.mode,
    status: state,
    purpose: 'refund',
    reference_id: body.reference_id,
    utr: isWithBank ? `4263${id.slice(-8).toUpperCase()}` : null,
    status_details: { description: reason, source: 'gateway', reason: state },
    created_at: Math.floor(Date.now() / 1000 - seconds),
  };
}
