import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Question } from '../ask.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { searchTexts } from '../catalogue/search-texts.ts';
import { limited } from '../limited.ts';
import { loadCarts } from '../load/cart-load.ts';
import { loadCheckouts } from '../load/checkout-load.ts';
import { holdFlashSale } from '../load/flash-sale.ts';
import { answersPerSecond } from '../load/http-load.ts';
import { detailQuestion, listQuestion } from '../peers/shop-api.ts';
import { installVendure, startVendure, VENDURE } from '../peers/vendure.ts';
import { skuOf } from '../peers/vendure-catalogue.ts';
import { loadVendure, type VendureLoadOrder, vendurePerSecond } from '../peers/vendure-load.ts';
import { besideLimit, type Row, ratioRow } from '../row.ts';
import type { Timing } from '../settings.ts';
import { createShopperId, insertShoppers, signIn } from '../stage/shoppers.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import { Unmeasured } from '../unmeasured.ts';
import { FIRST_PAGE } from './api-row.ts';
import { leaveUnits } from './flash-sale.ts';
import type { ApartMeasurement, Say } from './measurement.ts';
import { detailQuestions } from './product-detail.ts';
import { searchQueries } from './product-list.ts';

/** Vendure imports only two a second, and its searches would take longer with more. */
const PRODUCTS = 100;
const SHOPPERS = 200;
const BUYERS = 100;
const UNITS = 10;
/** No slower than the peer. */
const MIN_RATIO = 1;
const INDEX_PATIENCE_MS = 10 * 60_000;

type Both = {
  stage: Stage;
  peer: { base: string; products: number; variants: Record<string, string> };
  peerDb: pg.Client;
  timing: Timing;
};

/** V1: another shop in TypeScript and PostgreSQL, measured in turns on the same machine and server. */
export const peers: ApartMeasurement = {
  what: `beside ${VENDURE}, ${PRODUCTS} products`,
  async measureApart(shutdownHooks, timing, say) {
    const folder = await installVendure(say);
    const stage = await openStage(PRODUCTS, shutdownHooks, say);
    const { base, db: peerDb } = await startVendure(folder, stage.database, PRODUCTS, shutdownHooks);
    const both = {
      stage,
      peer: { base, products: PRODUCTS, variants: await readVariants(peerDb) },
      peerDb,
      timing,
    };
    await untilIndexed(both, say);
    return [
      ...(await measureReads(both)),
      await measureCarts(both),
      await measureCheckouts(both),
      await measureOversell(both),
    ];
  },
};

async function readVariants(db: pg.Client): Promise<Record<string, string>> {
  const { rows } = await db.query<{ sku: string; id: string }>('select sku, id::text from product_variant');
  return Object.fromEntries(rows.map(({ sku, id }) => [sku, id]));
}

/** Waits until its jobs have added the products to its search. */
async function untilIndexed({ peerDb }: Both, say: Say): Promise<void> {
  const deadline = Date.now() + INDEX_PATIENCE_MS;
  for (;;) {
    const { rows } =
      await peerDb.query(`select (select count(distinct "productId") from search_index_item)::int as indexed,
      (select count(*) from job_record where state in ('PENDING', 'RUNNING', 'RETRYING'))::int as jobs`);
    if (rows[0].indexed >= PRODUCTS && rows[0].jobs === 0) return;
    if (Date.now() > deadline)
      throw new Unmeasured(`${VENDURE} has ${rows[0].indexed} products in its search`);
    say(`  ${VENDURE}: ${rows[0].indexed} of ${PRODUCTS} products in its search`);
    await wait(5_000);
  }
}

async function measureReads({ stage, peer, timing }: Both): Promise<Row[]> {
  // Vendure's search tolerates no typos, so both are only asked for what both find.
  const right = searchTexts(500).filter((_, at) => at > 2 && at % 2 === 0);
  const reads: { what: string; ours: Question[]; theirs: Question[]; contains: [string, string] }[] = [
    { what: 'list', ours: [FIRST_PAGE], theirs: [listQuestion()], contains: ['"products":[{', '"items":[{'] },
    {
      what: 'search',
      ours: searchQueries().filter((_, at) => at > 2 && at % 2 === 0),
      theirs: right.map(listQuestion),
      contains: ['"products":[', '"items":['],
    },
    {
      what: 'product',
      ours: detailQuestions(peer.products).filter((_, at) => at % 2 === 0),
      theirs: Array.from({ length: peer.products }, (_, at) => detailQuestion(referenceProduct(at).id)),
      contains: ['"stock":{', '"stockLevel"'],
    },
  ];
  const rows: Row[] = [];
  for (const { what, ours, theirs, contains } of reads) {
    const measured = await limited(
      timing.rounds,
      () => answersPerSecond({ base: stage.shop, timing, questions: ours, contains: contains[0] }),
      () => answersPerSecond({ base: peer.base, timing, questions: theirs, contains: contains[1] }),
    );
    rows.push(row(what, '/s', measured));
  }
  return rows;
}

async function measureCarts({ stage, peer, timing }: Both): Promise<Row> {
  await createShopperId(stage.db);
  await insertShoppers(stage.db, SHOPPERS);
  const shoppers = Array.from({ length: SHOPPERS }, (_, index) => index + 1);
  const tokens = await signIn(stage.database, shoppers);
  const measured = await limited(
    timing.rounds,
    async () => {
      await stage.db.query('delete from cart_line');
      const report = await loadCarts({ shop: stage.shop, timing, products: peer.products, tokens });
      if (report.failures === 0) return report.measured / report.seconds;
      throw new Unmeasured(`${report.failures} failed; the first failure: ${report.firstFailure}`);
    },
    (round) => vendurePerSecond({ ...peer, timing, round, kind: 'carts' }),
  );
  return row('a unit into the cart', '/s', measured);
}

async function measureCheckouts({ stage, peer, timing }: Both): Promise<Row> {
  const { shop, sandbox } = stage;
  const measured = await limited(
    timing.rounds,
    async (round) => {
      const report = await loadCheckouts({ shop, sandbox, products: peer.products, timing, round });
      if (report.failures === 0) return report.measured / report.seconds;
      throw new Unmeasured(`${report.failures} failed; the first failure: ${report.firstFailure}`);
    },
    (round) => vendurePerSecond({ ...peer, timing, round, kind: 'checkouts' }),
  );
  return row('whole guest checkout of 1 to 3 lines', 'orders/s', measured);
}

/** Measures how many orders are accepted with more buyers than units. */
async function measureOversell({ stage, peer, peerDb, timing }: Both): Promise<Row> {
  const number = peer.products - 1;
  const { id, variants } = referenceProduct(number);
  const size = variants[0]?.size ?? '';
  const sku = skuOf(id, size);
  await leaveUnits(stage.db, sku, UNITS);
  const sale = {
    shop: stage.shop,
    sandbox: stage.sandbox,
    buyers: BUYERS,
    product: number,
    size,
    withinSeconds: 0,
  };
  const { orders } = await holdFlashSale(sale);
  await peerDb.query(
    `update stock_level set "stockOnHand" = "stockAllocated" + $2
     where "productVariantId" = (select id from product_variant where sku = $1)`,
    [sku, UNITS],
  );
  const order: VendureLoadOrder = { ...peer, timing, round: 0, kind: 'oversell', buyers: BUYERS, sku };
  const { measured, firstFailure } = await loadVendure(order);
  if (measured === 0) throw new Unmeasured(`${VENDURE} sold nothing: ${firstFailure}`);
  const what = `orders accepted of ${BUYERS} buyers for ${UNITS} units`;
  return besideLimit(
    { id: 'V1', what: `${what}, beside ${VENDURE}`, unit: 'orders' },
    { value: orders, limit: measured },
    { atMost: UNITS },
  );
}

function row(what: string, unit: string, measured: { value: number; limit: number }): Row {
  return ratioRow({ id: 'V1', what: `${what}, beside ${VENDURE}`, unit }, measured, MIN_RATIO);
}
