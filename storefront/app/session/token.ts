/** The claims of a token's payload that may contain the user id. */
const ID_CLAIMS = ['userId', 'id', '_id', 'sub'];

/**
 * Returns the user id in a token's payload. The browser only reads it; the signature is checked by the
 * server.
 * @returns undefined if the token does not have three parts or names no user
 */
export function userIdOf(token: string | null): string | undefined {
  const [, payload, signature, ...more] = token?.split('.') ?? [];
  if (!payload || !signature || more.length > 0) return undefined;
  const claims = readClaims(payload);
  const id = ID_CLAIMS.map((name) => claims[name]).find((value) => typeof value === 'string');
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function readClaims(payload: string): Record<string, unknown> {
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}
