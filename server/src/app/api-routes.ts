import { alertRoutes } from '../accounts/alert/alert.routes.ts';
import { grievanceRoutes } from '../accounts/grievance/grievance.routes.ts';
import { newsletterRoutes } from '../accounts/newsletter/newsletter.routes.ts';
import { sizePersonRoutes } from '../accounts/size-person/size-person.routes.ts';
import { avatarRoutes } from '../accounts/user/avatar.routes.ts';
import { passwordRoutes } from '../accounts/user/password.routes.ts';
import { signInRoutes } from '../accounts/user/sign-in.routes.ts';
import { userRoutes } from '../accounts/user/user.routes.ts';
import { wishlistRoutes } from '../accounts/wishlist/wishlist.routes.ts';
import { adminRoutes } from '../admin/admin.routes.ts';
import { collectionRoutes } from '../catalogue/collection/collection.routes.ts';
import { homeRoutes } from '../catalogue/home/home.routes.ts';
import { journalRoutes } from '../catalogue/journal/journal.routes.ts';
import { productRoutes } from '../catalogue/product/product.routes.ts';
import { reviewRoutes } from '../catalogue/review/review.routes.ts';
import { filterRoutes } from '../catalogue/search/filter.routes.ts';
import { searchRoutes } from '../catalogue/search/search.routes.ts';
import { seoRoutes } from '../catalogue/seo/seo.routes.ts';
import { siteRoutes } from '../catalogue/site/site.routes.ts';
import { courierWebhookRoutes } from '../fulfilment/courier/courier-webhook.routes.ts';
import { messageRoutes } from '../fulfilment/message/phone/message.routes.ts';
import { accountOrders } from '../fulfilment/my-orders/account-orders.ts';
import { invoiceRoutes } from '../fulfilment/my-orders/invoice.routes.ts';
import { orderRoutes } from '../fulfilment/my-orders/order.routes.ts';
import { placedOrderRoutes } from '../fulfilment/my-orders/placed-order/placed-order.routes.ts';
import { trackingRoutes } from '../fulfilment/my-orders/tracking/tracking.routes.ts';
import { pastOrderRoutes } from '../fulfilment/past-order/past-order.routes.ts';
import { returnRoutes } from '../fulfilment/return/return.routes.ts';
import { ownReviewRoutes } from '../fulfilment/review/review.routes.ts';
import { sizeAdviceRoutes } from '../fulfilment/size-advice/size-advice.routes.ts';
import { webhookRoutes } from '../payments/webhook.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { cartRoutes } from '../sales/cart/cart.routes.ts';
import { checkoutRoutes } from '../sales/checkout/checkout.routes.ts';
import { codRoutes } from '../sales/cod/cod.routes.ts';
import { couponRoutes } from '../sales/coupon/coupon.routes.ts';
import { payerRoutes } from '../sales/draft/payer.routes.ts';
import { giftCardRoutes } from '../sales/gift-card/gift-card.routes.ts';
import { promiseRoutes } from '../sales/promise/promise.routes.ts';
import { promotionRoutes } from '../sales/promotion/promotion.routes.ts';
import { reminderRoutes } from '../sales/reminder/reminder.routes.ts';
import { razorpayCallbackRoutes } from '../sales/settlement/razorpay-callback.routes.ts';
import { sabPaisaCallbackRoutes } from '../sales/settlement/sabpaisa-callback.routes.ts';
import { settleCheckout } from '../sales/settlement/settle-checkout.ts';
import { settlementRoutes } from '../sales/settlement/settlement.routes.ts';
import { storeCreditRoutes } from '../sales/store-credit/store-credit.routes.ts';
import { extensionRoutes } from '../shop/extension/extension.routes.ts';
import { openingRoutes } from '../shop/opening/opening.routes.ts';
import { shopRoutes } from '../shop/shop.routes.ts';
import { visitRoutes } from '../shop/visit/visit.routes.ts';
import type { Dependencies } from './dependencies.ts';

type Needs = Dependencies & Parameters<typeof visitRoutes>[0] & Parameters<typeof adminRoutes>[0];

/** Every call of the API: a line for each feature. */
export function apiRoutes(needs: Needs): Route[] {
  return [
    ...productRoutes(needs),
    ...pastOrderRoutes(needs),
    ...reviewRoutes(needs),
    ...searchRoutes(needs),
    ...filterRoutes(needs),
    ...collectionRoutes(needs),
    ...homeRoutes(needs),
    ...siteRoutes(needs),
    ...journalRoutes(needs),
    ...signInRoutes(needs),
    ...userRoutes({ ...needs, orders: accountOrders }),
    ...passwordRoutes({ ...needs, orders: accountOrders }),
    ...avatarRoutes(needs),
    ...wishlistRoutes(needs),
    ...storeCreditRoutes(needs),
    ...giftCardRoutes({
      ...needs,
      settle: (checkout) => settleCheckout(needs.db, needs.providers(), checkout),
    }),
    ...sizePersonRoutes(needs),
    ...sizeAdviceRoutes(needs),
    ...cartRoutes(needs),
    ...alertRoutes(needs),
    ...newsletterRoutes(needs),
    ...grievanceRoutes(needs),
    ...couponRoutes(needs),
    ...promotionRoutes(needs),
    ...checkoutRoutes(needs),
    ...codRoutes(needs),
    ...settlementRoutes(needs),
    ...placedOrderRoutes(needs),
    ...orderRoutes(needs),
    ...returnRoutes(needs),
    ...ownReviewRoutes(needs),
    ...invoiceRoutes(needs),
    ...payerRoutes(needs),
    ...reminderRoutes(needs),
    ...trackingRoutes(needs),
    ...promiseRoutes(needs),
    ...shopRoutes(needs),
    ...visitRoutes(needs),
    ...openingRoutes(needs),
    ...adminRoutes(needs),
    ...webhookRoutes(needs),
    ...courierWebhookRoutes(needs),
    ...messageRoutes(needs),
    ...razorpayCallbackRoutes(needs),
    ...sabPaisaCallbackRoutes(needs),
    ...seoRoutes(needs),
    ...extensionRoutes(needs),
  ];
}
