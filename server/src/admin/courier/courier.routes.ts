import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import * as api from '@gulmohar/contract/admin/shipment-calls.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { bookParcel, type Package } from '../../fulfilment/courier/book-parcel.ts';
import { bookReturnPickup } from '../../fulfilment/courier/book-return-pickup.ts';
import { cancelShipment } from '../../fulfilment/courier/cancel-shipment.ts';
import { checkCourier } from '../../fulfilment/courier/check-courier.ts';
import type { CourierTools } from '../../fulfilment/courier/courier-tools.ts';
import { retryRequests } from '../../fulfilment/courier/retry-requests.ts';
import { suggestPackage } from '../../fulfilment/courier/suggest-package.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { readAdminOrder } from '../order/read-order.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = CourierTools & { shop: () => Shop };

export function adminCourierRoutes({ db, couriers, settings, shop }: Needs): Route[] {
  const packageOf = (requested: Partial<Record<keyof Package, number | undefined>>): Package => {
    const usual = settings.current().couriers;
    return {
      weightGrams: requested.weightGrams ?? usual.grams,
      lengthCm: requested.lengthCm ?? usual.lengthCm,
      widthCm: requested.widthCm ?? usual.widthCm,
      heightCm: requested.heightCm ?? usual.heightCm,
    };
  };
  const chosen = (name: CourierName | undefined): CourierName => {
    const courier = name ?? couriers[0]?.name;
    if (!courier)
      throw new ShopError('STEP_NOT_POSSIBLE', 'No courier is connected. See Settings, Couriers.');
    return courier;
  };
  return [
    staffRoute(api.getBookingChoice, {}, async ({ query }) => {
      const { boxes, couriers: usual } = settings.current();
      const { weightGrams, lengthCm, widthCm, heightCm, productGrams, boxName } = await suggestPackage(
        db,
        query.parcelId,
        { boxes, couriers: usual },
      );
      return {
        couriers: couriers.map(({ name, title }) => ({ name, title })),
        suggested: { weightGrams: weightGrams ?? usual.grams, lengthCm, widthCm, heightCm },
        boxName,
        productGrams,
      };
    }),

    staffRoute(api.bookParcel, {}, async ({ body, staff }) => ({
      order: await readAdminOrder(db, await bookParcel(db, staff, body)),
    })),

    staffRoute(api.cancelShipment, {}, async ({ body, staff }) => ({
      order: await readAdminOrder(db, await cancelShipment(db, staff, body)),
    })),

    staffRoute(api.retryShipment, {}, async ({ body }) => ({
      order: await readAdminOrder(db, await retryRequests(db, body.shipmentId)),
    })),

    staffRoute(api.bookReturnPickup, {}, async ({ body, staff }) => ({
      shipmentId: await bookReturnPickup(db, staff, {
        ...packageOf(body),
        returnIds: body.returnIds,
        courier: chosen(body.courier),
      }),
    })),

    staffRoute(api.listCouriers, {}, async () => ({
      couriers: couriers.map(({ name, title, testMode }) => ({ name, title, testMode })),
      webhookUrl: `${shop().url}/api/parcel-updates`,
    })),

    staffRoute(api.checkCourier, {}, async ({ body }) =>
      checkCourier(couriers, body.courier, settings.current().couriers),
    ),
  ];
}
