import { createServer } from 'vite';

/** Serves the admin from source with hot reload, for `npm run dev`. */
export async function createDevAdmin() {
  const vite = await createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true, hmr: { port: Number(process.env.ADMIN_HMR_PORT) } },
    appType: 'spa',
  });
  return vite.middlewares;
}
