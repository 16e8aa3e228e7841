import {
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
  type SignJWT,
} from 'jose';
import type { Purpose } from './purposes.ts';
import type { Key, Secrets } from './secrets.ts';

const ALGORITHM = 'HS256';

export function signToken(secrets: Secrets, purpose: Purpose, token: SignJWT): Promise<string> {
  const { id, secret } = secrets.current(purpose);
  return token.setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: id }).sign(bytesOf(secret));
}

export async function verifyToken(
  secrets: Secrets,
  purpose: Purpose,
  token: string,
  claims: Pick<JWTVerifyOptions, 'audience' | 'subject'> = {},
): Promise<JWTPayload | undefined> {
  // Tokens of older releases have no key id.
  for (const key of await secrets.verifying(purpose, keyIdOf(token))) {
    const payload = await verifyWith(key, token, claims);
    if (payload) return payload;
  }
  return undefined;
}

async function verifyWith(
  { secret }: Key,
  token: string,
  claims: JWTVerifyOptions,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, bytesOf(secret), { algorithms: [ALGORITHM], ...claims });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}

function bytesOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
