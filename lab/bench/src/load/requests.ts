import autocannon, { type Request } from 'autocannon';
import type { Timing } from '../options.ts';

/** Only what a request needs: it is sent without the headers that a browser would add. */
export type Question = {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
};

export type Load = { perSecond: number; p99: number };

export function post(path: string, body: object, headers: Record<string, string> = {}): Question {
  return {
    method: 'POST',
    path,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  };
}

/**
 * Asks these questions in rotation over keep-alive connections.
 * @param questionsOf returns those of a connection, by its number
 * @throws Error when any answer was not 2xx
 */
export async function load(
  url: string,
  { connections, warmUp, seconds }: Timing,
  questionsOf: (connection: number) => readonly Question[],
): Promise<Load> {
  const ask = (duration: number) => {
    let opened = 0;
    return autocannon({
      url,
      connections,
      duration,
      setupClient: (client) => client.setRequests(questionsOf(opened++) as Request[]),
    });
  };
  await ask(warmUp);
  const { non2xx, errors, ...result } = await ask(seconds);
  const succeeded = result['2xx'];
  if (succeeded === 0 || non2xx + errors > 0) {
    throw new Error(`${url}: ${succeeded} answers succeeded, ${non2xx} failed, ${errors} connections broke`);
  }
  return { perSecond: succeeded / result.duration, p99: result.latency.p99 };
}

/** Gives each connection a share of the questions; all of them, in another order, if there are too few. */
export function shared(questions: readonly Question[], connections: number) {
  return (connection: number): readonly Question[] => {
    const from = Math.floor((questions.length * connection) / connections);
    if (questions.length >= connections * 100)
      return questions.slice(from, from + questions.length / connections);
    return [...questions.slice(from), ...questions.slice(0, from)];
  };
}

export type Answer = { headers: Record<string, string>; body: Buffer };

/** @throws Error when the answer is not the expected one */
export async function answerTo(url: string, question: Question, contains: string): Promise<Answer> {
  const { path, ...init } = question;
  const answer = await fetch(`${url}${path}`, { ...init, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok || !body.includes(contains)) {
    throw new Error(
      `${init.method} ${path} ${init.body ?? ''} answered ${answer.status}: ${body.subarray(0, 200)}`,
    );
  }
  return { headers: Object.fromEntries(answer.headers), body };
}
