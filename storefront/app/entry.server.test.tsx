import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import handleRequest from './entry.server.tsx';
import { nonceContext } from './nonce-context.ts';
import { ErrorPage } from './page/error-page.tsx';
import { pageMessages } from './page/page.messages.ts';

afterEach(() => vi.restoreAllMocks());

/** Creates a shop with one page, rendered like all others. */
function shopOf(Page: () => React.ReactNode) {
  const route = { hasAction: false, hasLoader: false, hasClientAction: false, hasClientLoader: false };
  const none = { hasClientMiddleware: false, hasDefaultExport: true, hasErrorBoundary: false, imports: [] };
  const manifestOf = (id: string) => ({ ...route, ...none, id, module: `/${id}.js` });
  const build = {
    entry: { module: { default: handleRequest } },
    routes: {
      root: { id: 'root', path: '', module: { Layout: Document, default: Outlet, ErrorBoundary: Problem } },
      page: { id: 'page', parentId: 'root', index: true, module: { default: Page } },
    },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: manifestOf('root'), page: manifestOf('page') },
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  };
  return createRequestHandler(build as unknown as ServerBuild, 'production');
}

function Document({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}

function Problem({ error }: { error: unknown }) {
  return <ErrorPage error={error} />;
}

test('a page that fails to render becomes the error page with status 500, and the cause is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error('No such craft');
  const render = shopOf(() => {
    throw cause;
  });
  const context = new RouterContextProvider(new Map([[nonceContext, 'once']]));
  const page = await render(new Request('https://shop.example/'), context);
  expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  const html = await page.text();
  expect(html).toMatch(/^<!DOCTYPE html>/);
  expect(html).toContain(pageMessages.brokenText);
  expect(html).not.toContain(cause.message);
  expect(log).toHaveBeenCalledWith(cause);
});
