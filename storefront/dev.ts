import { createServer } from 'vite';
import type { handlePage } from './server.ts';

/** The storefront from its sources, with reload, for `npm run dev`. */
export async function createDevPages() {
  const vite = await createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true, hmr: { port: Number(process.env.STOREFRONT_HMR_PORT) } },
    appType: 'custom',
  });
  const render: typeof handlePage = async (request, options) => {
    const entry = (await vite.ssrLoadModule('./server.ts')) as { handlePage: typeof handlePage };
    return entry.handlePage(request, options);
  };
  return { middleware: vite.middlewares, handlePage: render };
}
