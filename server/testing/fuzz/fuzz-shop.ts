import { failureReply } from '@gulmohar/contract/api/envelope.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { buildOrder } from '../build-order.ts';
import { buildProduct } from '../build-product.ts';
import { buildShopper } from '../build-shopper.ts';
import { buildStaff } from '../build-staff.ts';
import { shipOrder } from '../ship-order.ts';
import type { TestShop } from '../test-shop.ts';
import { type ApiDocument, arbitraryCall, type FuzzedCall } from './arbitrary-call.ts';
import { promisedReplies } from './promised-replies.ts';

/**
 * The number of calls planned at once; then credentials are renewed, because some calls end sessions or
 * change passwords.
 */
const BATCH = 1_000;
const looseFailure = z.looseObject(failureReply.shape);

type Headers = Record<FuzzedCall['caller'], Record<string, string>>;

/**
 * Makes random calls of every route of the API, the same for the same seed.
 * @returns a line for each response that is a server fault or breaks the contract, and the number of
 * responses by status
 */
export async function fuzzShop(
  shop: TestShop,
  { seed, calls }: { seed: number; calls: number },
): Promise<{ wrong: string[]; statuses: Map<number, number> }> {
  const document: ApiDocument = (await shop.app.inject('/api/openapi.json')).json();
  const breachOf = promisedReplies(document);
  const existing = await buildExisting(shop);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const arbitrary = arbitraryCall(document, existing);
  let headers = await signIn(shop);
  let waiting: FuzzedCall[] = [];
  for (let made = 0; made < calls; made++) {
    if (made % BATCH === 0) {
      headers = await signIn(shop);
      waiting = fc.sample(arbitrary, { seed: seed + made, numRuns: Math.min(BATCH, calls - made) });
    }
    const call = waiting[made % BATCH] as FuzzedCall;
    shop.logLines.length = 0;
    const { method, url, caller, contentType, body } = call;
    const response = await shop.app.inject({
      method,
      url,
      headers: { ...headers[caller], ...(contentType !== undefined && { 'content-type': contentType }) },
      ...(body !== undefined && { payload: body }),
    });
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    // Some calls end the session, and a fuzz test that is not signed in finds nothing.
    if (caller === 'owner' && isSignedOut(response.body)) headers = await signIn(shop);
    const fault = faultOf(response) ?? breachOf(call, response);
    if (fault) wrong.push(`${JSON.stringify(call).slice(0, 600)}: ${fault} ${faultIn(shop.logLines)}`);
  }
  return { wrong, statuses };
}

function isSignedOut(body: string): boolean {
  return body.includes('"UNAUTHENTICATED"') || body.includes('"PASSWORD_CHANGE_NEEDED"');
}

function faultOf({ statusCode, body }: { statusCode: number; body: string }): string | undefined {
  if (statusCode >= 500) return String(statusCode);
  if (statusCode < 400) return undefined;
  try {
    return looseFailure.safeParse(JSON.parse(body)).success
      ? undefined
      : `${statusCode} ${body.slice(0, 200)}`;
  } catch {
    return `${statusCode} is not JSON: ${body.slice(0, 200)}`;
  }
}

function faultIn(lines: readonly string[]): string {
  const fault = lines.find((line) => line.includes('"err"'));
  return fault ? JSON.stringify(JSON.parse(fault).err).slice(0, 700) : '';
}

async function signIn(shop: TestShop): Promise<Headers> {
  const [{ token }, { cookie }] = [await buildShopper(shop), await buildStaff(shop)];
  return {
    nobody: {},
    shopper: { token },
    owner: { token, cookie, 'sec-fetch-site': 'same-origin' },
    forged: {
      token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
      cookie: 'admin=x',
      'sec-fetch-site': 'same-origin',
    },
  };
}

/** Creates data for the calls to refer to, so that they get past the first lookup. */
async function buildExisting(shop: TestShop): Promise<Record<string, string[]>> {
  const productId = await buildProduct(shop.db, { stock: { M: 50_000 }, price: 129_900 });
  const shopper = await buildShopper(shop);
  const orderId = await buildOrder(shop, shopper);
  await shipOrder(shop, orderId);
  const document = await shop.db.selectFrom('tax_document').select('id').executeTakeFirstOrThrow();
  const ids = [orderId];
  return {
    _id: [productId],
    productId: [productId],
    itemId: [productId],
    orderId: ids,
    id: [orderId, productId, document.id],
    documentId: [document.id],
    email: [shopper.email],
    provider: ['razorpay', 'stripe', 'sabpaisa'],
    file: ['0', 'google-merchant'],
    copy: ['recipient', 'supplier'],
  };
}
