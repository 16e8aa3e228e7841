import Fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { sandboxRazorpay } from './sandbox-razorpay.ts';

/** The sandbox runs as its own process so that a load test of the shop does not measure it too. */
const env = z
  .object({
    DATABASE_URL: z.string(),
    /** 0 picks any free port. */
    SANDBOX_PORT: z.coerce.number().int(),
    RAZORPAY_KEY_ID: z.string(),
    RAZORPAY_KEY_SECRET: z.string(),
    /** URL and secret of the shop's webhook endpoint; without them no webhooks are sent. */
    SANDBOX_WEBHOOK_URL: z.url().optional(),
    SANDBOX_WEBHOOK_SECRET: z.string().default(''),
  })
  .parse(process.env);

const app = Fastify();
await app.register(sandboxRazorpay, {
  prefix: '/sandbox/razorpay',
  db: openPool(),
  keyId: env.RAZORPAY_KEY_ID,
  keySecret: env.RAZORPAY_KEY_SECRET,
  linkUrl: `http://127.0.0.1:${env.SANDBOX_PORT}/sandbox/razorpay/link`,
  ...(env.SANDBOX_WEBHOOK_URL && {
    webhook: { url: env.SANDBOX_WEBHOOK_URL, secret: env.SANDBOX_WEBHOOK_SECRET },
  }),
});
console.log(`The sandbox is open: ${await app.listen({ port: env.SANDBOX_PORT, host: '127.0.0.1' })}`);

function openPool(): pg.Pool {
  // Amounts are bigint in the database and number in JavaScript, as on the shop's own connections.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10 });
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', console.error);
  return pool;
}
