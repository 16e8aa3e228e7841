import { createServer } from 'vite';
import type { handlePage } from './server.ts';

type Server = { handlePage: typeof handlePage };

/** Serves the storefront from source with hot reload, for `npm run dev`. */
export async function createDevPages() {
  const vite = await createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true, hmr: { port: Number(process.env.STOREFRONT_HMR_PORT) } },
    appType: 'custom',
  });
  const load = async () => (await vite.ssrLoadModule('./server.ts')) as Server;
  const render: typeof handlePage = async (request, options) => (await load()).handlePage(request, options);
  return { middleware: vite.middlewares, handlePage: render };
}
