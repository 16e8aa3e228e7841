import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';
import { imageLimit, MAX_PIXELS } from '../../catalogue/images/picture-file.ts';
import type { ProductJson } from '../../catalogue/product/product-json.ts';
import type { Database } from '../../platform/database/connection.ts';
import { parseInput } from '../../platform/http/parse-input.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { registerAdminFile } from '../session/admin-file.ts';
import type { AdminAccess } from '../session/identify-staff.ts';

type Needs = { db: Database; pictures: PictureStore };

const query = z.object({ productId: z.string(), address: z.string() });
const MAX_SIDE = 1600;

/** `GET /api/admin/product/picture/original`: what a picture was cut out of, made anew in a size for the screen. */
export function registerOriginals(app: FastifyInstance, { db, pictures }: Needs, admin: AdminAccess): void {
  const file = { path: '/admin/product/picture/original', permission: 'products.read' } as const;
  registerAdminFile(app, admin, file, async (request, reply) => {
    const { productId, address } = parseInput(query, request.query);
    const product = await db
      .selectFrom('product')
      .where('id', '=', productId)
      .select('picture_notes')
      .$narrowType<ProductJson>()
      .executeTakeFirst();
    const upload = product?.picture_notes[address]?.upload;
    const original = upload && (await pictures.readUpload(upload));
    if (!original) throw new ShopError('NOT_FOUND', 'The original is not here.');
    const shown = await imageLimit(() =>
      sharp(original, { limitInputPixels: MAX_PIXELS })
        .autoOrient()
        .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    );
    return reply.type('image/webp').send(shown);
  });
}
