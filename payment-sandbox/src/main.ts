import Fastify from 'fastify';
import pg from 'pg';
import { z } from 'zod';
import { sandboxRazorpay } from './sandbox-razorpay.ts';

/** The sandbox as a process of its own, so that a load test does not measure it together with the shop. */
const env = z
  .object({
    DATABASE_URL: z.string(),
    /** 0 for any that is free. */
    SANDBOX_PORT: z.coerce.number().int(),
    RAZORPAY_KEY_ID: z.string(),
    RAZORPAY_KEY_SECRET: z.string(),
    /** Address and secret of the shop's webhook; without them none are sent. */
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
  // Amounts are bigint in the database and numbers in JavaScript, as on the shop's own connections.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: env.DATABASE_URL, max: 10 });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', console.error);
  return pool;
}
