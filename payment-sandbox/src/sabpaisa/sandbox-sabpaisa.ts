import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { SandboxError } from '../sandbox-error.ts';
import { misbehave, type SandboxMode, sandboxMode } from '../sandbox-mode.ts';
import type { Merchant } from './merchant.ts';
import { endTransaction, findTransaction } from './sabpaisa-ledger.ts';
import { messageOf, unknownTransaction } from './sabpaisa-message.ts';
import { registerSabPaisaPage } from './sabpaisa-page.ts';

type Options = { db: pg.Pool; merchant: Merchant };

const enquiry = z.object({ clientCode: z.string(), statusTransEncData: z.string() });
const settlement = z.object({ clientTxnId: z.string(), paid: z.boolean() });

/**
 * A local stand-in for SabPaisa: accepts the form that starts a payment, shows its own payment page, posts
 * the response back and answers status enquiries, with hooks to settle a challan and to misbehave. For the
 * demo shop and tests.
 */
export const sandboxSabPaisa: FastifyPluginAsync<Options> = async (app, { db, merchant }) => {
  const { clientCode } = merchant;
  let mode: SandboxMode = sandboxMode.parse({});
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => readForm(body),
  );

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SandboxError) return reply.code(error.status).send({ message: error.message });
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    request.log.error({ err: error }, 'sandbox failed');
    return reply.code(500).send({ message: 'The sandbox failed.' });
  });

  app.post('/mode', async (request) => {
    mode = sandboxMode.parse(request.body ?? {});
    return mode;
  });

  app.post('/settle', async (request) => {
    const { clientTxnId, paid } = settlement.parse(request.body);
    await endTransaction(db, clientTxnId, { status: paid ? '0000' : '0300', mode: 'eNEFT' });
    return {};
  });

  await registerSabPaisaPage(app, { db, merchant, base: app.prefix });

  await app.register(async (api: FastifyInstance) => {
    misbehave(api, () => mode);
    api.post('/SPTxtnEnquiry/getTxnStatusByClientxnId', async (request) => {
      const query = enquiry.parse(request.body);
      const text = merchant.unseal(query.statusTransEncData);
      if (query.clientCode !== clientCode || text === undefined)
        throw new SandboxError(400, 'Invalid client');
      const id = new URLSearchParams(text).get('clientTxnId') ?? '';
      const found = await findTransaction(db, id);
      const response = found ? messageOf(found, clientCode) : unknownTransaction(id);
      return { clientCode, statusResponseData: merchant.seal(response) };
    });
  });
};

/** Parses a form; a name that occurs more than once has all of its values. */
function readForm(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
