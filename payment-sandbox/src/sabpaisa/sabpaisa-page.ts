import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { SandboxError } from '../sandbox-error.ts';
import { sendPage } from '../send-page.ts';
import type { Merchant } from './merchant.ts';
import { bookTransaction, endTransaction } from './sabpaisa-ledger.ts';
import { messageOf } from './sabpaisa-message.ts';
import { findSabPaisaMethod } from './sabpaisa-methods.ts';

const STYLE = path.join(import.meta.dirname, '../browser/window.css');

const opening = z.object({ encData: z.string(), clientCode: z.string() });
/** All the fields that SabPaisa's kits send. If one is missing, the real gateway shows an error page. */
const sealed = z.object({
  payerName: z.string().regex(/^[A-Za-z ]{2,100}$/),
  payerEmail: z.email(),
  payerMobile: z.string().regex(/^[6-9]\d{9}$/),
  clientTxnId: z.string().regex(/^[A-Za-z0-9]{1,100}$/),
  amount: z.string().regex(/^\d+\.\d{2}$/),
  clientCode: z.string(),
  transUserName: z.string(),
  transUserPassword: z.string(),
  callbackUrl: z.url(),
  channelId: z.string().min(1),
  mcc: z.string().regex(/^\d{4}$/),
  amountType: z.literal('INR'),
});
const byId = z.object({ id: z.string() });
/** The cancel button submits a second value, after the selected method. */
const choice = z.object({ method: z.union([z.string(), z.array(z.string())]) });

type Options = { db: pg.Pool; merchant: Merchant; base: string };

/**
 * Registers the gateway's pages: the one that the shop's form opens, and the one that posts the response
 * back.
 */
export async function registerSabPaisaPage(
  app: FastifyInstance,
  { db, merchant, base }: Options,
): Promise<void> {
  const { clientCode, userName, password } = merchant;
  const read = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');
  const [pay, back, script, style] = await Promise.all([
    read('pay.html'),
    read('return.html'),
    read('../browser/return.js'),
    readFile(STYLE, 'utf8'),
  ]);

  app.get('/window.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/return.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));

  app.post('/SabPaisa/sabPaisaInit', async (request, reply) => {
    const form = opening.parse(request.body);
    const text = merchant.unseal(form.encData);
    if (form.clientCode !== clientCode || text === undefined) throw new SandboxError(400, 'Invalid client');
    const fields = sealed.parse(readFields(text));
    if (fields.transUserName !== userName || fields.transUserPassword !== password)
      throw new SandboxError(401, 'Invalid user name or password');
    const { client_txn_id, amount } = await bookTransaction(db, {
      client_txn_id: fields.clientTxnId,
      payer_name: fields.payerName,
      payer_email: fields.payerEmail,
      payer_mobile: fields.payerMobile,
      amount: rupeesToPaise(Number(fields.amount)) ?? 0,
      callback_url: fields.callbackUrl,
    });
    return sendPage(reply, {
      template: pay,
      values: { base, id: client_txn_id, amount: formatRupees(amount) },
    });
  });

  app.post('/pay/:id', async (request, reply) => {
    const { method } = choice.parse(request.body);
    const outcome = findSabPaisaMethod([method].flat().at(-1) ?? '');
    if (!outcome) throw new SandboxError(400, 'This is not a test method.');
    const ended = await endTransaction(db, byId.parse(request.params).id, outcome);
    const values = {
      base,
      clientCode,
      callback: ended.callback_url,
      encResponse: merchant.seal(messageOf(ended, clientCode)),
    };
    return sendPage(reply, { template: back, values, formTarget: new URL(ended.callback_url).origin });
  });
}

/** Parses the text of SabPaisa's kits, which is not escaped: a value ends at the next `&`. */
function readFields(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split('&').map((field) => {
      const [name = '', ...value] = field.split('=');
      return [name, value.join('=')];
    }),
  );
}
