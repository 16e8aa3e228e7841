import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Transport } from '@gulmohar/contract/api/client.ts';
import type { FastifyInstance } from 'fastify';
import { registerAdminSources, registerBuiltAdmin } from './admin-files.ts';
import { registerStaticFiles } from './static-files.ts';

/** The storefront's server entry: renders any page, not personalised. */
export type RenderPage = (
  request: Request,
  options: {
    transport: Transport;
    /** Marks the page's inline scripts. */
    nonce: string;
    /** Whether the shop is closed to the visitor. */
    isShut: boolean;
  },
) => Promise<Response>;

export type Pages = {
  render: RenderPage;
  /** Removes query parameters that the page does not read, so that the same page is rendered only once. */
  canonicalUrl(url: URL): URL;
  registerFiles(app: FastifyInstance): Promise<void>;
  /** Whether the sources are served file by file, with hot reload, instead of a build. */
  isDevelopment: boolean;
};

type Connect = (request: unknown, response: unknown, next: (error?: unknown) => void) => void;

const STOREFRONT = path.resolve(import.meta.dirname, '../../../../storefront');

export async function loadPages(nodeEnv: string): Promise<Pages> {
  return nodeEnv === 'development' ? loadSources() : loadBuild();
}

async function loadBuild(): Promise<Pages> {
  type BuiltPages = { handlePage: RenderPage; keptAddress(url: URL): URL };
  const entry: BuiltPages = await import(pathToFileURL(path.join(STOREFRONT, 'build/server/index.js')).href);
  return {
    render: entry.handlePage,
    canonicalUrl: entry.keptAddress,
    isDevelopment: false,
    async registerFiles(app) {
      await registerBuiltAdmin(app);
      await registerStaticFiles(app);
    },
  };
}

async function loadSources(): Promise<Pages> {
  type DevPages = { middleware: Connect; handlePage: RenderPage };
  const entry: { createDevPages(): Promise<DevPages> } = await import(
    pathToFileURL(path.join(STOREFRONT, 'dev.ts')).href
  );
  const { middleware, handlePage } = await entry.createDevPages();
  return {
    render: handlePage,
    // Keeps the whole query, because the parameters a page reads are not known before the build.
    canonicalUrl: (url) => url,
    isDevelopment: true,
    async registerFiles(app) {
      await registerAdminSources(app);
      app.addHook('onRequest', (request, reply, done) => {
        middleware(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined));
      });
      await registerStaticFiles(app);
    },
  };
}
