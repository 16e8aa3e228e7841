import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PROOF_HEADER } from '@gulmohar/contract/api/proof.ts';
import { fontFiles } from '@gulmohar/contract/site/fonts.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../platform/database/connection.ts';
import type { FloodGate } from '../../platform/http/flood-gate.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { readCeiling } from '../../platform/limits/rate-limits.ts';
import { findCss } from '../../shop/look/find-css.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';

type Needs = { db: Database; settings: Pick<ShopSettings, 'look'>; gate: Pick<FloodGate, 'pass'> };

/** `/brand/*`: the style sheet of the shop's look and the fonts that it chose; their names change with their contents. */
export function registerBrandFiles(app: FastifyInstance, { db, settings, gate }: Needs): void {
  app.get<{ Params: { file: string } }>('/brand/:file', async ({ url, ip, headers }, reply) => {
    const look = settings.look();
    // All others are made again to look for it.
    if (url !== look.cssAddress) await gate.pass(readCeiling, ip, headers[PROOF_HEADER]);
    const css = await findCss(db, look, url);
    if (css === undefined) throw notFound();
    return sendLasting(reply, 'text/css; charset=utf-8', css);
  });

  app.get<{ Params: { file: string } }>('/brand/fonts/:file', async ({ params }, reply) => {
    const path = fontFiles.get(params.file);
    if (!path) throw notFound();
    return sendLasting(reply, 'font/woff2', await readFile(fileURLToPath(import.meta.resolve(path))));
  });
}

function sendLasting(reply: FastifyReply, type: string, content: string | Buffer): FastifyReply {
  return reply
    .header('content-type', type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(content);
}

function notFound(): ShopError {
  return new ShopError('NOT_FOUND', 'There is nothing here.');
}
