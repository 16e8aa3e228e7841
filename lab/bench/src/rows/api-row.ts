import http from 'node:http';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { z } from 'zod';
import { type Answer, ask, type Question } from '../ask.ts';
import { startBareServer } from '../limit/bare-server.ts';
import { limited } from '../limited.ts';
import { answersPerSecond } from '../load/http-load.ts';
import { type Row, ratioRow } from '../row.ts';
import type { Timing } from '../settings.ts';
import { SHOP_PROCESSES, type Stage } from '../stage/stage.ts';
import { Unmeasured } from '../unmeasured.ts';

export const FIRST_PAGE: Question = { method: 'GET', path: `/api${listProducts.path}` };

type ApiRow = {
  id: string;
  what: string;
  questions: Question[];
  /** Returns the contract's reply schema for a request. */
  replyOf(question: Question): z.core.$ZodType;
  /** A text that every correct response contains. */
  contains: string;
  leastRatio: number;
};

/** Measures API calls beside a bare server that answers with the bytes of the first page of products. */
export async function measureApi(row: ApiRow, { shop }: Stage, timing: Timing): Promise<Row[]> {
  const agent = new http.Agent({ keepAlive: true });
  for (const question of row.questions) {
    const answer = await rightAnswer(agent, shop, question, row.contains);
    z.parse(row.replyOf(question), JSON.parse(answer.body.toString()));
  }
  const firstPage = await rightAnswer(agent, shop, FIRST_PAGE, '"products":[{');
  agent.destroy();
  const bare = await startBareServer([firstPage]);
  try {
    const measured = await limited(
      timing.rounds,
      () => answersPerSecond({ base: shop, timing, questions: row.questions, contains: row.contains }),
      () => answersPerSecond({ base: bare.base, timing, questions: [FIRST_PAGE], contains: '"products":[{' }),
    );
    const what = `${row.what}, beside a bare node:http server (${firstPage.body.length} bytes, ${SHOP_PROCESSES} process)`;
    return [ratioRow({ id: row.id, what, unit: '/s' }, measured, row.leastRatio)];
  } finally {
    await bare.stop();
  }
}

/** @throws Unmeasured when the response is not the expected one */
export async function rightAnswer(
  agent: http.Agent,
  base: string,
  question: Question,
  contains: string,
): Promise<Answer> {
  const answer = await ask(agent, base, question);
  if (answer.status === 200 && answer.body.includes(contains)) return answer;
  throw new Unmeasured(
    `${question.method} ${question.path} ${question.body ?? ''} answered ${answer.status} ${answer.body.toString().slice(0, 200)}`,
  );
}
