import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { MAX_BYTES, maxHtmlBytes, weighPage } from '@gulmohar/e2e/page-weight.ts';
import { plainRow, type Row } from '../row.ts';
import { openBrowser, openDemoShop } from '../stage/demo-shop.ts';
import type { ApartMeasurement } from './measurement.ts';

const PAGES = { home: '/', collection: '/collection', product: `/product/${demoProducts[0]?.id}` };

/** P12; `npm test` also checks its targets. */
export const pageWeight: ApartMeasurement = {
  what: 'script and fonts that a first visit fetches, compressed, and its HTML, not compressed',
  async measureApart(shutdownHooks, _timing, say) {
    const shop = await openDemoShop(shutdownHooks);
    const browser = await openBrowser(shutdownHooks);
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(PAGES)) {
      const page = await browser.newPage();
      const { script, fonts } = await weighPage(page, `${shop}${path}`);
      const html = await (await page.request.get(`${shop}${path}`)).body();
      await page.close();
      say(`  ${name}: ${script} bytes of script, ${fonts} of fonts, ${html.byteLength} of HTML`);
      rows.push(
        kilobytes(`${name}, script`, script, MAX_BYTES.script),
        kilobytes(`${name}, fonts`, fonts, MAX_BYTES.fonts),
        kilobytes(`${name}, HTML before compression`, html.byteLength, maxHtmlBytes(path)),
      );
    }
    return rows;
  },
};

function kilobytes(what: string, bytes: number, most: number): Row {
  return plainRow({ id: 'P12', unit: 'KB', what }, bytes / 1000, { atMost: most / 1000 });
}
