import { randomBytes } from 'node:crypto';
import { removeAvatar, uploadAvatar } from '@gulmohar/contract/accounts/avatar.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { avatarLimit } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { squarePicture } from './square-picture.ts';
import { avatarPath } from './user.present.ts';

type Needs = { db: Database; limiter: RateLimiter };

/** `/api/user/avatar` */
export function avatarRoutes({ db, limiter }: Needs): Route[] {
  return [
    route(uploadAvatar, {}, async ({ body, shopper }) => {
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a picture');
      await limiter.consume(avatarLimit, shopper.userId);
      const picture = await squarePicture(body);
      const key = randomBytes(16).toString('base64url');
      await db
        .insertInto('avatar')
        .values({ user_id: shopper.userId, key, picture })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ key, picture }))
        .execute();
      return { avatar: avatarPath(key) };
    }),

    route(removeAvatar, {}, async ({ shopper }) => {
      await db.deleteFrom('avatar').where('user_id', '=', shopper.userId).execute();
      return {};
    }),
  ];
}

/** `/avatars/*`: the pictures themselves, at addresses that nobody guesses and that never change their content. */
export function registerAvatarFiles(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { key: string } }>(avatarPath(':key'), async (request, reply) => {
    const { key } = request.params;
    const found = await db.selectFrom('avatar').where('key', '=', key).select('picture').executeTakeFirst();
    if (!found) throw new ShopError('NOT_FOUND', 'There is nothing here.');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'")
      .send(found.picture);
  });
}
