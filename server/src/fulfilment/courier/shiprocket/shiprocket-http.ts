import { z } from 'zod';
import { CourierError } from '../courier.ts';
import { type CourierResponse, callCourier } from '../courier-http.ts';
import * as wire from './shiprocket-wire.ts';

export type ShiprocketOptions = {
  /** Includes the version: https://apiv2.shiprocket.in/v1/external */
  baseUrl: string;
  email: string;
  password: string;
};

export type Ask = <Reply extends z.core.$ZodType>(
  call: { method: 'GET' | 'POST'; path: string; body?: object; isChange?: boolean },
  reply: Reply,
) => Promise<z.output<Reply>>;

/** A token is valid for ten days; one that is rejected is renewed once. */
export function createShiprocketHttp({ baseUrl, email, password }: ShiprocketOptions) {
  let token: Promise<string> | undefined;

  async function logIn(): Promise<string> {
    const { status, json } = await callCourier({
      method: 'POST',
      url: `${baseUrl}/auth/login`,
      headers: {},
      body: { email, password },
      isChange: false,
    });
    const { data } = wire.login.safeParse(json);
    if (data) return data.token;
    throw new CourierError(
      'auth',
      `Shiprocket does not accept the API user’s e-mail and password (${status}).`,
    );
  }

  async function currentToken(): Promise<string> {
    token ??= logIn();
    return token.catch((error) => {
      token = undefined;
      throw error;
    });
  }

  async function send(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    isChange = method === 'POST',
  ): Promise<CourierResponse> {
    const withToken = async () =>
      callCourier({
        method,
        url: `${baseUrl}${path}`,
        headers: { authorization: `Bearer ${await currentToken()}` },
        ...(body && { body }),
        isChange,
      });
    const response = await withToken();
    if (response.status !== 401) return response;
    token = undefined;
    const again = await withToken();
    if (again.status !== 401) return again;
    throw new CourierError('auth', 'Shiprocket does not allow the API user to do this.');
  }

  const ask: Ask = async ({ method, path, body, isChange }, reply) => {
    const { status, json } = await send(method, path, body, isChange);
    const parsed = z.safeParse(reply, json);
    // A failure may have status 200, but then it does not have the shape of a success.
    if (status < 400 && parsed.success) return parsed.data;
    throw refusalIn(json, status);
  };

  return { ask, send };
}

export function refusalIn(json: unknown, status: number): CourierError {
  const { message = '', errors = {}, status_code: code } = wire.refusal.safeParse(json).data ?? {};
  const fields = Object.entries(errors).map(
    ([field, message]) => `${fieldLabel(field)}: ${[message].flat().join(' ')}`,
  );
  const text =
    [message, ...fields].filter(Boolean).join(' ') || `Shiprocket refused the request (${status}).`;
  return new CourierError(faultIn(text, code), text);
}

/** Code 350 means that the wallet is empty. */
export function faultIn(text: string, code?: number) {
  if (code === 350 || /recharge|wallet|balance/i.test(text)) return 'no-balance';
  if (/not serviceable|serviceab|no courier|cannot be delivered/i.test(text)) return 'not-served';
  return 'refused';
}

/** `billing_pincode` → `Pincode` */
function fieldLabel(field: string): string {
  const words = field.replace(/^(billing|shipping)_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
