import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ImportMapping } from '@gulmohar/contract/admin/shop-import.ts';
import {
  checkShopImport,
  getShopImport,
  listImportedProducts,
  runShopImport,
} from '@gulmohar/contract/admin/shop-import-calls.ts';
import sharp from 'sharp';
import { buildStaff } from './build-staff.ts';
import { sendShopFile } from './send-shop-file.ts';
import { testShop } from './test-shop.ts';

export const HEAD =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Status,Neckline (product.metafields.custom.neckline)';

export const mapping: ImportMapping = {
  types: [{ from: 'Kurti', category: 'Women', subCategory: 'Kurtis', taxRule: 'garment', hsn: '620630' }],
  options: [
    { name: 'Colour', use: 'colour' },
    { name: 'Size', use: 'size' },
  ],
  addedGst: 0,
  compareAtIsMrp: true,
  uncountedUnits: 5,
  orderYears: 2,
  shownColumns: [],
  replacesChanges: false,
};

export type ImportingShop = Awaited<ReturnType<typeof openImportingShop>>;

/** A shop whose owner imports files of another, whose pictures a server beside it has. */
export async function openImportingShop() {
  const files = { a: await jpeg('#2040d0'), b: await jpeg('#d03020'), c: await jpeg('#20a040') };
  const pictures = { areThere: true, failure: 404, asked: [] as string[] };
  const cdn = createServer((request, reply) => {
    pictures.asked.push(request.url ?? '');
    if (!pictures.areThere) reply.writeHead(pictures.failure).end();
    else reply.end(files[request.url?.at(-5) as keyof typeof files]);
  });
  await new Promise<void>((ready) => cdn.listen(0, '127.0.0.1', ready));
  const cdnHost = `127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  const shop = await testShop({ PRIVATE_HOSTS: cdnHost });
  const owner = await buildStaff(shop);

  const upload = (content: string | Buffer, importId?: string) =>
    sendShopFile(shop, owner.cookie, content, importId);

  async function check(importId: string, changes: Partial<ImportMapping> = {}): Promise<string> {
    await owner.api(checkShopImport, { body: { importId, mapping: { ...mapping, ...changes } } });
    await shop.runJobs();
    return importId;
  }

  async function run(importId: string): Promise<string> {
    await owner.api(runShopImport, { body: { importId } });
    await shop.runJobs();
    return importId;
  }

  return {
    shop,
    owner,
    cdnHost,
    pictures,
    upload,
    check,
    run,
    async imported(content: string, changes: Partial<ImportMapping> = {}): Promise<string> {
      const { importId } = await upload(content);
      return run(await check(importId, changes));
    },
    async read(importId: string) {
      return (await owner.api(getShopImport, { query: { importId } })).import;
    },
    async report(importId: string) {
      return (await owner.api(listImportedProducts, { query: { importId } })).products;
    },
    async productsOf(key: string) {
      return shop.db
        .selectFrom('product')
        .where((where) => where.or([where('source_key', '=', key), where('source_key', 'like', `${key}#%`)]))
        .orderBy('group_position')
        .selectAll()
        .execute();
    },
    /** The rows of a kurti in blue, S and M, and in red. */
    kurti(handle: string, title = 'Indigo Kurti', price = '1299.00'): string {
      const picture = (name: string) => `http://${cdnHost}/${handle}-${name}.jpg`;
      return [
        `${handle},${title},<p>Soft <b>cotton</b></p>,Rangoli,Kurti,festive,Colour,Blue,Size,S,${handle}-1,shopify,4,${price},1599.00,${picture('a')},1,Front,active,Round`,
        `${handle},,,,,,,Blue,,M,${handle}-2,shopify,0,${price},1599.00,${picture('b')},2,,,`,
        `${handle},,,,,,,Red,,S,${handle}-3,shopify,2,1499.00,,,,,,`,
      ].join('\n');
    },
    async close() {
      await shop.close();
      cdn.close();
    },
  };
}

function jpeg(background: string): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
