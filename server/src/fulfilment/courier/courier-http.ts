import { parseJson } from '../../platform/http/parse-json.ts';
import { wasNotSent } from '../../platform/http/was-not-sent.ts';
import { tracedFetch } from '../../platform/tracing/traced-fetch.ts';
import { CourierError } from './courier.ts';

const TIMEOUT_MS = 10_000;

type Call = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: object | URLSearchParams;
  /** A lost response then leaves the outcome unknown. */
  isChange: boolean;
};

export type CourierResponse = { status: number; text: string; json: unknown };

/**
 * Responses with status 2xx and 4xx are for the adapter to interpret.
 * @throws CourierError `retry` or `unknown-outcome`
 */
export async function callCourier({ method, url, headers, body, isChange }: Call): Promise<CourierResponse> {
  const lost = (cause: unknown) =>
    new CourierError(
      isChange && !wasNotSent(cause) ? 'unknown-outcome' : 'retry',
      'The courier did not answer.',
      {
        cause,
      },
    );
  const isForm = body instanceof URLSearchParams;
  const response = await tracedFetch('courier', url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw lost(cause);
  });
  const text = await response.text().catch((cause: unknown) => {
    throw lost(cause);
  });
  const { status } = response;
  const json = parseJson(text);
  // A 403 without a JSON body comes from a firewall.
  if (status === 429 || (status === 403 && json === undefined)) {
    throw new CourierError('retry', `The courier is limiting our requests (${status}).`, {
      retryAfterMs: readRetryAfter(response.headers.get('retry-after')) ?? 30_000,
    });
  }
  if (status >= 500) {
    throw new CourierError(
      isChange ? 'unknown-outcome' : 'retry',
      `The courier’s system has an error (${status}).`,
    );
  }
  return { status, text, json };
}

/** Where a courier keeps its files: at its API, on its own domain, and on the hosts of others that it uses. */
export type FilePlaces = { baseUrl: string; fileHosts: readonly string[] };

/**
 * @returns the PDF at an address from the courier's response @throws CourierError `retry` when it cannot be
 * downloaded, `refused` for an address at another place
 */
export async function downloadPdf(url: string, places: FilePlaces): Promise<Buffer> {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !isAt(places, address)) {
    throw new CourierError(
      'refused',
      `The courier’s file is on a host that is not in COURIER_FILE_HOSTS: ${address?.hostname ?? 'none'}.`,
    );
  }
  const response = await tracedFetch('courier', address.href, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new CourierError('retry', 'The label could not be downloaded.', { cause });
  });
  if (!response.ok) throw new CourierError('retry', 'The label could not be downloaded.');
  const content = await response.arrayBuffer().catch((cause: unknown) => {
    throw new CourierError('retry', 'The label could not be downloaded.', { cause });
  });
  const bytes = Buffer.from(content);
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new CourierError('retry', 'The courier’s file is not a PDF.');
  }
  return bytes;
}

function isAt({ baseUrl, fileHosts }: FilePlaces, { protocol, hostname, origin }: URL): boolean {
  const api = new URL(baseUrl);
  if (origin === api.origin) return true;
  const hosts = [api.hostname.split('.').slice(-2).join('.'), ...fileHosts];
  return protocol === 'https:' && hosts.some((host) => `.${hostname}`.endsWith(`.${host}`));
}

/** In seconds, or as a date (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? Math.min(ms, 3_600_000) : undefined;
}
