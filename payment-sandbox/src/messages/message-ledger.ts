import { randomBytes } from 'node:crypto';
import type pg from 'pg';

type NewMessage = {
  channel: 'whatsapp' | 'sms';
  recipient: string;
  template: string;
  parameters: string[];
  callbackData: string | null;
  state: 'delivered' | 'failed' | 'refused';
};

export type StoredMessage = Omit<NewMessage, 'callbackData'> & { id: string; at: Date };

/** @returns the message's id in the channel's format */
export async function keep(db: pg.Pool, message: NewMessage): Promise<string> {
  const { channel, recipient, template, parameters, callbackData, state } = message;
  const random = randomBytes(12).toString('hex');
  const id = channel === 'whatsapp' ? `wamid.${random.toUpperCase()}` : random;
  await db.query(
    `insert into sandbox.message (id, channel, recipient, template, parameters, callback_data, state)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, channel, recipient, template, JSON.stringify(parameters), callbackData, state],
  );
  return id;
}

/** Records a message that was refused. */
export async function keepRefused(
  db: pg.Pool,
  message: Pick<NewMessage, 'channel' | 'recipient' | 'callbackData'>,
): Promise<void> {
  await keep(db, { ...message, template: '', parameters: [], state: 'refused' });
}

/** Whether the message was refused before. */
export async function wasRefused(db: pg.Pool, callbackData: string | null): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from sandbox.message where callback_data = $1 and state = 'refused'`,
    [callbackData],
  );
  return (rowCount ?? 0) > 0;
}

export async function list(db: pg.Pool): Promise<StoredMessage[]> {
  const { rows } = await db.query<StoredMessage>(
    `select id, channel, recipient, template, parameters, state, at from sandbox.message
     where state <> 'refused' order by at desc limit 200`,
  );
  return rows;
}
