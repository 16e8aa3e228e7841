import { renderToReadableStream } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { shop } from '../testing/test-shop.ts';
import { Slot, slotParts } from './slot.tsx';

const file = (name: string) => `../../../extensions/${name}/slots/product-notes.tsx`;
type HelpProps = { settings: { word: string }; product: { name: string } };

const parts = slotParts<'product-notes'>({
  [file('help')]: async () => ({ Slot: Help }),
  [file('missing')]: async () => Promise.reject(new Error('Cannot find module colours')),
  [file('throwing')]: async () => ({ Slot: Throwing }),
});

function Help({ settings, product }: HelpProps) {
  return (
    <li>
      {settings.word} {product.name}
    </li>
  );
}

function Throwing(): never {
  throw new Error('No colour');
}

function ProductPage() {
  return (
    <main>
      <Slot parts={parts} facts={{ product: { id: 'p1', name: 'Rose Kurti' } }} />
      <p>The page</p>
    </main>
  );
}

/** Returns the page as the server sends it to a shop with these extensions switched on. */
async function pageWith(...names: string[]): Promise<string> {
  const extensions = names.map((name) => ({ name, settings: { word: 'About' } }));
  const root = { shop: { ...shop, extensions }, categories: [], menus: { main: [], footer: [] } };
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: ProductPage }]);
  const html = await renderToReadableStream(<Page hydrationData={{ loaderData: { root } }} />, {
    onError: () => undefined,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await html.allReady;
  return (await new Response(html).text()).replaceAll('<!-- -->', '');
}

test('a shopper gets from the server what an extension adds, with its settings and the facts of the page', async () => {
  expect(await pageWith('help')).toContain('<li>About Rose Kurti</li>');
});

test('an extension that is off or not installed adds nothing', async () => {
  const bare = await pageWith();
  expect(bare).toContain('<p>The page</p>');
  expect(bare).not.toContain('Rose Kurti');
  expect(await pageWith('gone')).toBe(bare);
});

test('a part that cannot be loaded or throws is left out, and the page and other extensions are there', async () => {
  const html = await pageWith('missing', 'throwing', 'help');
  expect(html).toContain('<li>About Rose Kurti</li>');
  expect(html).toContain('<p>The page</p>');
});
