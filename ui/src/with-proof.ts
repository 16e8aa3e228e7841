import type { Challenge } from 'altcha-lib';

type Reply = { status: number; body: unknown };

/**
 * Makes a call. If the server requires a proof of work, because of very many calls, the browser solves it and
 * repeats the call with the proof.
 * @param notice explains the delay to the user
 */
export async function withProof(notice: string, send: (proof?: string) => Promise<Reply>): Promise<Reply> {
  const reply = await send();
  const { challenge } = (reply.body ?? {}) as { challenge?: Challenge };
  if (reply.status !== 429 || !challenge) return reply;
  const { solve } = await import('./solve.ts');
  const proof = await solve(challenge, notice);
  return proof === undefined ? reply : send(proof);
}
