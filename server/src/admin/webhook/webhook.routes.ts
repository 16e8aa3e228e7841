import * as api from '@gulmohar/contract/admin/webhook.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { staffRoute } from '../session/staff-route.ts';
import { presentDelivery, presentWebhook } from './webhook.present.ts';
import { addWebhook, removeWebhook, rotateSecret, sendAgain, sendTest, updateWebhook } from './webhooks.ts';

type Needs = { db: Database; secrets: Secrets; shop: () => Shop };

export function webhookAdminRoutes(needs: Needs): Route[] {
  const { db, shop } = needs;
  return [
    staffRoute(api.listWebhooks, {}, async () => {
      const rows = await db
        .selectFrom('webhook_endpoint')
        .orderBy('created_at', 'desc')
        .selectAll()
        .execute();
      return { webhooks: rows.map(presentWebhook) };
    }),

    staffRoute(api.createWebhook, {}, async ({ body, staff }) => {
      if (shop().isPublicDemo) {
        throw new ShopError('STEP_NOT_POSSIBLE', 'This demo is open to everybody and calls nobody.');
      }
      return addWebhook(needs, staff, body);
    }),

    staffRoute(api.changeWebhook, {}, async ({ body, staff }) => {
      await updateWebhook(db, staff, body);
      return {};
    }),

    staffRoute(api.deleteWebhook, {}, async ({ body, staff }) => {
      await removeWebhook(db, staff, body.webhookId);
      return {};
    }),

    staffRoute(api.rotateWebhookSecret, {}, async ({ body, staff }) => ({
      secret: await rotateSecret(needs, staff, body.webhookId),
    })),

    staffRoute(api.testWebhook, {}, async ({ body }) => {
      await sendTest(db, body.webhookId);
      return {};
    }),

    staffRoute(api.listDeliveries, {}, async ({ query }) => {
      const rows = await db
        .selectFrom('webhook_delivery')
        .where('endpoint_id', '=', query.webhookId)
        .orderBy('created_at', 'desc')
        .limit(api.SHOWN_DELIVERIES)
        .selectAll()
        .execute();
      return { deliveries: rows.map(presentDelivery) };
    }),

    staffRoute(api.resendDelivery, {}, async ({ body }) => {
      await sendAgain(db, body.deliveryId);
      return {};
    }),
  ];
}
