import { inTurns } from './in-turns.ts';
import type { Timing } from './options.ts';
import { type About, type Row, row } from './row.ts';
import type { Shop } from './shop/shop.ts';
import type { Stage } from './shop/stage.ts';
import { VENDURE_PRODUCTS, type Vendure } from './vendure/vendure.ts';

/** Ours, and another checkout's if one is measured beside it. */
export type Pair<Measured> = { ours: Measured; beside?: Measured };

export type Bench = {
  timing: Timing;
  closing: AsyncDisposableStack;
  say(line: string): void;
  /** Shops with the reference catalogue, opened when first asked for. */
  stages(): Promise<Pair<Stage>>;
  /** Demo shops as `npm start` opens them. */
  demoShops(): Promise<Pair<Shop>>;
  /** Absent if Vendure is not run. */
  vendure(): Promise<Vendure | undefined>;
};

type Measures = {
  shop(stage: Stage, round: number): Promise<number>;
  limit?: (round: number) => Promise<number>;
  vendure?: ((vendure: Vendure, round: number) => Promise<number>) | undefined;
};

export type Figures = Pair<number> & { limit?: number; vendure?: number };

/** Measures ours, the other checkout, the limit and Vendure in turns. */
export async function compare(bench: Bench, { shop, limit, vendure }: Measures): Promise<Figures> {
  const { ours, beside } = await bench.stages();
  const peer = vendure && (await bench.vendure());
  const figures = await inTurns<keyof Figures>(bench.timing.rounds, {
    ours: (round) => shop(ours, round),
    ...(beside && { beside: (round) => shop(beside, round) }),
    ...(limit && { limit }),
    ...(peer && { vendure: (round) => vendure(peer, round) }),
  });
  return { ...figures, ours: figures.ours ?? Number.NaN };
}

/** @returns none if Vendure was not run */
export function vendureRow(about: About, { vendure: limit, ...ours }: Figures, times: number): Row[] {
  if (limit === undefined) return [];
  const what = `${about.what}, beside Vendure with ${VENDURE_PRODUCTS} products`;
  return [row({ ...about, what }, { ...ours, limit }, { ratio: times })];
}
