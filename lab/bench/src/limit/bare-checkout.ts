import { fork } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import type { DatabaseServer } from '../stage/database.ts';
import { RAZORPAY_KEYS, type Stage } from '../stage/stage.ts';

const PROCESS = new URL('./bare-checkout-process.ts', import.meta.url);
/** The shop's default. */
const CONNECTIONS = 20;

export type BareCheckoutOrder = {
  connection: pg.ClientConfig;
  sandbox: string;
  /** The header that authenticates the shop to the provider. */
  authorization: string;
  connections: number;
};

/**
 * A `node:http` program in its own process that takes checkouts like the shop but checks nothing; its rows
 * are in the schema `bare`.
 */
export type BareCheckout = { base: string; stop(): Promise<void> };

/** @param stage with its catalogue; only one at a time, because the table names are fixed */
export async function startBareCheckout({ database, sandbox }: Stage): Promise<BareCheckout> {
  const child = fork(PROCESS, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = RAZORPAY_KEYS;
  const key = Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64');
  const order: BareCheckoutOrder = {
    connection: connectionOf(database),
    sandbox,
    authorization: `Basic ${key}`,
    connections: CONNECTIONS,
  };
  child.send(order);
  const [port] = await once(child, 'message');
  return {
    base: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function connectionOf({ host, port, user, database }: DatabaseServer): pg.ClientConfig {
  return { host, port, user, database };
}
