import { runCommand } from '@gulmohar/server/testing/run-command.ts';
import pg from 'pg';
import { expect } from 'vitest';
import type { Purchases } from './buyers.ts';

const POLL = { timeout: 120_000, interval: 500 };

/**
 * Expects that every payment led to an order, that every order confirmed to a buyer exists, and that the
 * doctor finds nothing wrong.
 * @param settings those of the shop
 */
export async function expectNothingLost(
  settings: Record<string, string>,
  { confirmed, paid }: Pick<Purchases, 'confirmed' | 'paid'>,
): Promise<void> {
  expect(paid.length).toBeGreaterThan(0);
  await asking(settings, async (client) => {
    const { rows: gone } = await client.query(
      'select id from unnest($1::uuid[]) as id where id not in (select id from orders)',
      [confirmed],
    );
    expect(gone).toEqual([]);
    const unsettled = async () => {
      const { rows } = await client.query(
        `select id from unnest($1::text[]) as id
          where id not in (select provider_order_id from checkout where status = 'completed' and provider_order_id is not null)`,
        [paid],
      );
      return rows;
    };
    await expect.poll(unsettled, POLL).toEqual([]);
    const { rows } = await client.query(
      'select count(*)::int as orders from orders where checkout_id in (select id from checkout where provider_order_id = any($1))',
      [paid],
    );
    expect(rows[0].orders).toBe(paid.length);
  });
  await expectWell(settings);
}

/** Expects the doctor to find nothing wrong. */
export async function expectWell(settings: Record<string, string>): Promise<void> {
  const { code, output, complaint } = await runCommand(settings, 'doctor');
  expect({ code, output, complaint }).toMatchObject({ code: 0 });
}

async function asking(
  settings: Record<string, string>,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
