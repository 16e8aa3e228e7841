import { enterClosedShop } from '@gulmohar/contract/shop/opening.ts';
import { withHeaders } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { shopPasswordLimits } from '../../platform/limits/rate-limits.ts';
import type { CurrentSettings } from '../shop-settings.ts';
import type { VisitorPasses } from './visitor-pass.ts';

type Needs = { settings: CurrentSettings; passes: VisitorPasses };

export function openingRoutes({ settings, passes }: Needs): Route[] {
  return [
    route(enterClosedShop, { limits: shopPasswordLimits }, async ({ body }) => {
      if (body.password !== settings.current().opening.password) {
        const message = 'This is not the password';
        throw new ShopError('INVALID_CREDENTIALS', message, { fields: { password: message } });
      }
      return withHeaders({}, { 'set-cookie': await passes.give('friend') });
    }),
  ];
}
