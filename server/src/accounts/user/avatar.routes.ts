import { randomBytes } from 'node:crypto';
import { getAvatarFile, removeAvatar, uploadAvatar } from '@gulmohar/contract/accounts/avatar.ts';
import { inPictureProcess } from '../../catalogue/images/in-picture-process.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { file } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { avatarLimit } from '../../platform/limits/rate-limits.ts';
import type { Shopper } from '../session/shopper.ts';
import { shopperRoute } from '../session/shopper-route.ts';
import { avatarPath } from './user.present.ts';

const AVATAR_PX = 256;

type Needs = { db: Database; limiter: RateLimiter };

export function avatarRoutes({ db, limiter }: Needs): Route[] {
  const countUpload = ({ shopper }: { shopper: Shopper }) => limiter.consume(avatarLimit, shopper.userId);
  return [
    shopperRoute(uploadAvatar, { beforeBody: countUpload }, async ({ body, shopper }) => {
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a picture');
      const picture = await inPictureProcess('rewritePicture', body, { side: AVATAR_PX, fit: 'cover' });
      const key = randomBytes(16).toString('base64url');
      await db
        .insertInto('avatar')
        .values({ user_id: shopper.userId, key, picture })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ key, picture }))
        .execute();
      return { avatar: avatarPath(key) };
    }),

    shopperRoute(removeAvatar, {}, async ({ shopper }) => {
      await db.deleteFrom('avatar').where('user_id', '=', shopper.userId).execute();
      return {};
    }),

    route(getAvatarFile, {}, async ({ params: { key } }) => {
      const found = await db.selectFrom('avatar').where('key', '=', key).select('picture').executeTakeFirst();
      if (!found) throw new ShopError('NOT_FOUND', 'There is nothing here.');
      return file('image/webp', found.picture, { 'cache-control': 'public, max-age=31536000, immutable' });
    }),
  ];
}
