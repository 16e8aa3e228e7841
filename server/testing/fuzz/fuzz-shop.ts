import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { failureReply } from '@gulmohar/contract/api/envelope.ts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { buildShopper, type TestShopper } from '../build-shopper.ts';
import { buildStaff } from '../build-staff.ts';
import type { TestShop } from '../test-shop.ts';
import { type ApiDocument, arbitraryCall, type FuzzedCall } from './arbitrary-call.ts';
import { buildLives, type Life } from './build-lives.ts';
import { promisedReplies } from './promised-replies.ts';

/** The number of calls to the orders of one shopper. */
const LIFE = 1_000;
/** The number of calls that are planned at once, by what those before have made. */
const BATCH = 50;
const IDS_OF_A_KIND = 8;
const looseFailure = z.looseObject(failureReply.shape);

type Headers = Record<FuzzedCall['caller'], Record<string, string>>;

/**
 * Makes random calls of every route of the API, the same for the same seed, and runs the jobs that they cause.
 * @returns a line for each response that is a server fault or breaks the contract, the number of responses by status,
 * and the routes that were called with success
 */
export async function fuzzShop(shop: TestShop, { seed, calls }: { seed: number; calls: number }) {
  const document: ApiDocument = (await shop.app.inject('/api/openapi.json')).json();
  const breachOf = promisedReplies(document);
  const lives = await buildLives(shop, Math.ceil(calls / LIFE));
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  const found: Record<string, string[]> = {};
  for (let made = 0; made < calls; made += BATCH) {
    const life = lives[Math.floor(made / LIFE)] as Life;
    const batch = fc.sample(arbitraryCall(document, { ...found, ...life.existing }), {
      seed: seed + made,
      numRuns: Math.min(BATCH, calls - made),
    });
    await makeCalls(shop, life.shopper, batch, (call, response) => {
      const { statusCode } = response;
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (statusCode === 200) {
        succeeded.add(`${call.method} ${call.template}`);
        noteIds(found, response);
      }
      const fault = faultOf(response) ?? breachOf(call, response);
      if (fault) wrong.push(`${JSON.stringify(call).slice(0, 600)}: ${fault} ${faultIn(shop.logLines)}`);
    });
    await shop.runJobs();
  }
  return { wrong, statuses, succeeded };
}

/** Adds the ids in a response, by the names of their fields; the latest come first. */
function noteIds(found: Record<string, string[]>, { body, headers }: LightMyRequestResponse): void {
  if (!String(headers['content-type']).startsWith('application/json')) return;
  JSON.parse(body, (name, value) => {
    if (/Id$/.test(name) && typeof value === 'string' && value !== '')
      found[name] = [...new Set([value, ...(found[name] ?? [])])].slice(0, IDS_OF_A_KIND);
    return value;
  });
}

async function makeCalls(
  shop: TestShop,
  shopper: TestShopper,
  calls: readonly FuzzedCall[],
  note: (call: FuzzedCall, response: LightMyRequestResponse) => void,
): Promise<void> {
  let headers = await signIn(shop, shopper);
  for (const call of calls) {
    shop.logLines.length = 0;
    const { method, url, caller, contentType, body } = call;
    const response = await shop.app.inject({
      method,
      url,
      headers: { ...headers[caller], ...(contentType !== undefined && { 'content-type': contentType }) },
      ...(body !== undefined && { payload: body }),
    });
    // Some calls end the session, and a fuzz test that is not signed in finds nothing.
    if (caller === 'owner' && isSignedOut(response.body)) headers = await signIn(shop, shopper);
    note(call, response);
  }
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

/** A new owner, and the shopper, or a new one if her password or account was changed. */
async function signIn(shop: TestShop, { email, password }: TestShopper): Promise<Headers> {
  const { cookie } = await buildStaff(shop);
  const { token } = await shop.api(logIn, { body: { email, password } }).catch(() => buildShopper(shop));
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
