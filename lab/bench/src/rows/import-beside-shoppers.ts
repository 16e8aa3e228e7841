import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  getImport,
  type ProductImport,
  runImport,
  startImport,
} from '@gulmohar/contract/admin/product-import.ts';
import { ask, type Question } from '../ask.ts';
import { referenceProduct } from '../catalogue/reference-product.ts';
import { median } from '../limited.ts';
import { answersPerSecond } from '../load/http-load.ts';
import { besideLimit, type Row } from '../row.ts';
import { REFERENCE_PRODUCTS, type Timing } from '../settings.ts';
import { signInStaff } from '../stage/staff.ts';
import { openStage, type Stage } from '../stage/stage.ts';
import { Unmeasured } from '../unmeasured.ts';
import { FIRST_PAGE } from './api-row.ts';
import type { ApartMeasurement, Say } from './measurement.ts';
import { detailQuestions } from './product-detail.ts';

const ROWS = 100_000;
/** The smallest acceptable share of the responses a second that shoppers get without an import. */
const MIN_SHARE = 0.9;
/** Longer than a step of the job. */
const STOPPED_AFTER_MS = 12_000;
const FRESH_PAGES = 500;

/** A2 */
export const importBesideShoppers: ApartMeasurement = {
  what: `while a file of ${ROWS} products is imported, beside the same without it`,
  async measureApart(shutdownHooks, timing, say) {
    const stage = await openStage(REFERENCE_PRODUCTS, shutdownHooks, say);
    const admin = openAdmin(stage, await signInStaff(stage.database));
    shutdownHooks.add(async () => admin.close());
    await admin.send(productFile());
    await admin.untilRowsAreDone(1);
    const rows: Row[] = [];
    for (const load of loads) rows.push(await measureInTurns(load, stage, admin, timing, say));
    return rows;
  },
};

type Load = { name: string; questions: Question[]; contains: string };

const loads: Load[] = [
  { name: 'first pages of products', questions: [FIRST_PAGE], contains: '"products":[' },
  {
    name: 'products and stock levels',
    questions: detailQuestions(REFERENCE_PRODUCTS),
    contains: '"stock":{',
  },
  {
    name: 'pages of products and of the collection, mostly afresh',
    questions: Array.from({ length: FRESH_PAGES }, (_, index): Question[] => [
      { method: 'GET', path: `/collection?minPrice=${index}&maxPrice=5000` },
      { method: 'GET', path: `/product/${referenceProduct(index).id}` },
    ]).flat(),
    contains: '</html>',
  },
];

async function measureInTurns(
  { name, questions, contains }: Load,
  { shop }: Stage,
  admin: Admin,
  timing: Timing,
  say: Say,
): Promise<Row> {
  const figures = { without: [] as number[], beside: [] as number[] };
  let imported = 0;
  for (let round = 0; round < timing.rounds; round += 1) {
    await admin.stop();
    figures.without.push(await answersPerSecond({ base: shop, timing, questions, contains }));
    const before = await admin.goOn();
    figures.beside.push(await answersPerSecond({ base: shop, timing, questions, contains }));
    const after = await admin.look();
    if (after.state === 'done' || after.state === 'checked')
      throw new Unmeasured('the import finished too early');
    imported += after.rows.done - before.rows.done;
  }
  const [without, beside] = [median(figures.without), median(figures.beside)];
  say(
    `  ${name}: ${Math.round(beside)} a second beside ${imported} imported rows, ${Math.round(without)} without`,
  );
  const what = `${name} ${importBesideShoppers.what}`;
  return {
    ...besideLimit(
      { id: 'A2', what, unit: '/s' },
      { value: beside, limit: without },
      { atLeast: MIN_SHARE * without },
    ),
    target: `ratio ≥ ${MIN_SHARE}`,
  };
}

type Admin = ReturnType<typeof openAdmin>;

/** A member of staff's actions with one file, and control over the job behind it. */
function openAdmin({ shop, db }: Stage, cookie: string) {
  const agent = new http.Agent({ keepAlive: true });
  let importId = '';

  async function call(question: Question): Promise<Record<string, unknown>> {
    const headers = { cookie, ...question.headers };
    const answer = await ask(agent, shop, { ...question, headers });
    if (answer.status !== 200)
      throw new Unmeasured(`${question.path} answered ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body.toString());
  }

  async function look(): Promise<ProductImport> {
    const reply = await call({ method: 'GET', path: `/api${getImport.path}?importId=${importId}` });
    return reply.import as ProductImport;
  }

  return {
    look,
    close: () => agent.destroy(),

    /**
     * Uploads the file and imports it without the check: the work is the same, and shoppers see its changes.
     */
    async send(file: string): Promise<void> {
      const response = await fetch(`${shop}/api${startImport.path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'text/csv' },
        body: file,
      });
      if (!response.ok) throw new Unmeasured(await response.text());
      importId = ((await response.json()) as { importId: string }).importId;
      await db.query("update product_import set state = 'checked', rows_total = $2 where id = $1", [
        importId,
        ROWS,
      ]);
      await sleep(STOPPED_AFTER_MS);
      await db.query("update product_import set state = 'checked', rows_total = $2 where id = $1", [
        importId,
        ROWS,
      ]);
      const body = JSON.stringify({ importId, setsStock: false });
      await call({ method: 'POST', path: `/api${runImport.path}`, body });
    },

    async untilRowsAreDone(rows: number): Promise<void> {
      while ((await look()).rows.done < rows) await sleep(200);
    },

    /** Stops the import until `goOn` is called. */
    async stop(): Promise<void> {
      await db.query("update product_import set state = 'failed' where id = $1", [importId]);
      await sleep(STOPPED_AFTER_MS);
    },

    /** @returns how far the import has got */
    async goOn(): Promise<ProductImport> {
      const before = await look();
      await db.query("update product_import set state = 'running' where id = $1", [importId]);
      await db.query("insert into job_outbox (name, payload) values ('work-on-import', $1)", [
        JSON.stringify({ importId }),
      ]);
      return before;
    },
  };
}

/** Returns new products, every other one on sale at once. */
function productFile(): string {
  const head = 'name,category,sub_category,price,mrp,tags,stock,hsn,on_sale_from,description';
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const { name, category, sub_category, price, facets, description } = referenceProduct(index);
    const onSale = index % 2 === 0 ? 'now' : '';
    const told = description.replaceAll('"', '""');
    const tags = facets.join('|');
    return `"${name} ${index}",${category},${sub_category},${price / 100},,${tags},S:5|M:5|L:5,621142,${onSale},"${told}"`;
  });
  return [head, ...rows].join('\n');
}
