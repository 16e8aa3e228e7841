import { renderToString } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { apiContext } from '../api/context.ts';
import { loader as loadRoot } from '../root.tsx';
import { shop } from '../testing/test-shop.ts';
import HomePage from './home-page.tsx';
import { unreachablePage } from './unreachable-page.ts';

const own = { title: 'Diwali at Bagru', subtitle: 'NEW', description: 'Lamps', button: 'SEE', to: '/about' };
const hero = { wide: '/pictures/lamps-wide.1.2/1280.webp', tall: '/pictures/lamps-tall.1.2/800.webp' };

test('when the home page data cannot be loaded, a shopper still sees the owner’s slides with their pictures', async () => {
  const context = new RouterContextProvider();
  const ofOwner = { ...shop, slides: [own], pictures: { heroes: [hero], categories: {} } };
  context.set(apiContext, (async () => ({ shop: ofOwner, filters: [] })) as never);
  const root = await loadRoot({ context } as unknown as Parameters<typeof loadRoot>[0]);
  const Home = createRoutesStub([
    { id: 'root', children: [{ id: 'home', index: true, Component: HomePage as never }] },
  ]);
  const html = renderToString(<Home hydrationData={{ loaderData: { root, home: unreachablePage } }} />);
  expect(html).toContain('Diwali at Bagru');
  expect(html).toContain('lamps-wide.1.2');
  expect(html).not.toContain('Latest Arrivals');
});
