import type { MailKind } from '@gulmohar/contract/shop/mail-texts.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import type { Couriers } from '../fulfilment/courier/couriers.ts';
import type { AfterSale } from '../fulfilment/order/after-sale.ts';
import type { DocumentRenderer } from '../fulfilment/tax/document-renderer.ts';
import type { Payments } from '../payments/payments.ts';
import type { PayoutProvider } from '../payments/payout/payout-provider.ts';
import type { Providers } from '../payments/providers.ts';
import type { Environment } from '../platform/config/env.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Reads } from '../platform/database/reads.ts';
import type { FloodGate } from '../platform/http/flood-gate.ts';
import type { RateLimiter } from '../platform/http/rate-limiter.ts';
import type { Route } from '../platform/http/route.ts';
import type { ChangeFeed } from '../platform/invalidation/change-feed.ts';
import type { MailShop } from '../platform/mail/email.ts';
import type { Mail, MailGateway } from '../platform/mail/mail-gateway.ts';
import type { SignedLinks } from '../platform/mail/signed-links.ts';
import type { MessageGateways } from '../platform/messaging/message-gateway.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import type { PictureStore } from '../platform/storage/picture-store.ts';
import type { ReservationPolicy } from '../sales/reservation/reservation-caps.ts';
import type { LoadedExtension } from '../shop/extension/load-extensions.ts';
import type { VisitorPasses } from '../shop/opening/visitor-pass.ts';
import type { ShopSettings } from '../shop/shop-settings.ts';
import { abandonedCheckoutRoutes } from './abandoned-checkout/abandoned-checkout.routes.ts';
import { apiKeyRoutes } from './api-key/api-key.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { campaignRoutes } from './campaign/campaign.routes.ts';
import { adminCatalogueRoutes } from './catalogue/catalogue.routes.ts';
import { adminSearchRoutes } from './catalogue/search.routes.ts';
import { adminCollectionRoutes } from './collection/collection.routes.ts';
import { complaintRoutes } from './complaint/complaint.routes.ts';
import { adminCouponRoutes } from './coupon/coupon.routes.ts';
import { bookingRoutes } from './courier/booking.routes.ts';
import { adminCourierRoutes } from './courier/courier.routes.ts';
import { courierFileRoutes } from './courier/courier-file.routes.ts';
import { courierBillRoutes } from './courier-bill/courier-bill.routes.ts';
import { customFieldRoutes } from './custom-field/custom-field.routes.ts';
import { codBlockRoutes } from './customer/cod-block.routes.ts';
import { customerRoutes } from './customer/customer.routes.ts';
import { draftRoutes } from './draft/draft.routes.ts';
import { extensionAdminRoutes } from './extension/extension.routes.ts';
import { figureRoutes } from './figures/figures.routes.ts';
import { findRoutes } from './find/find.routes.ts';
import { firstRunRoutes } from './first-run/first-run.routes.ts';
import { fitRoutes } from './fit/fit.routes.ts';
import { giftCardAdminRoutes } from './gift-card/gift-card.routes.ts';
import { gstRoutes } from './gst/gst.routes.ts';
import { jobRoutes } from './jobs/jobs.routes.ts';
import { listFileRoutes } from './list-file/list-file.routes.ts';
import { mailServerRoutes } from './mail-server/mail-server.routes.ts';
import { mailTextRoutes } from './mail-text/mail-text.routes.ts';
import { adminMessageRoutes } from './message/message.routes.ts';
import { adminNewsletterRoutes } from './newsletter/newsletter.routes.ts';
import { changeRoutes } from './order/change.routes.ts';
import { documentRoutes } from './order/document.routes.ts';
import { documentFileRoutes } from './order/document-file.routes.ts';
import { adminOrderRoutes } from './order/order.routes.ts';
import { parcelRoutes } from './order/parcel.routes.ts';
import { packingRoutes } from './packing/packing.routes.ts';
import { adminPastOrderRoutes } from './past-order/past-order.routes.ts';
import { paymentAccountRoutes } from './payment-account/payment-account.routes.ts';
import { payoutRoutes } from './payout/payout.routes.ts';
import { printRoutes } from './print/print.routes.ts';
import { originalFileRoutes } from './product/original-file.routes.ts';
import { pictureRoutes } from './product/picture.routes.ts';
import { adminProductRoutes } from './product/product.routes.ts';
import { stockRoutes } from './product/stock.routes.ts';
import { importRoutes } from './product-import/import.routes.ts';
import { productFileRoutes } from './product-import/product-files.routes.ts';
import { adminPromiseRoutes } from './promise/promise.routes.ts';
import { adminPromotionRoutes } from './promotion/promotion.routes.ts';
import { redirectRoutes } from './redirect/redirect.routes.ts';
import { remittanceRoutes } from './remittance/remittance.routes.ts';
import { adminReturnRoutes } from './return/return.routes.ts';
import { adminReviewRoutes } from './review/review.routes.ts';
import { adminSessionRoutes } from './session/admin-session.routes.ts';
import { homeSlidesRoutes } from './settings/home-slides.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { shippingFileRoutes } from './shipping-file/shipping-file.routes.ts';
import { shopImportRoutes } from './shop-import/shop-import.routes.ts';
import { pageRoutes } from './site/page.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { secondFactorRoutes } from './staff/second-factor.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { storeCreditRoutes } from './store-credit/store-credit.routes.ts';
import { todayRoutes } from './today/today.routes.ts';
import { viewRoutes } from './view/view.routes.ts';
import { webhookAdminRoutes } from './webhook/webhook.routes.ts';

type Needs = {
  db: Database;
  couriers: Couriers;
  messaging: MessageGateways;
  reads: Reads;
  secrets: Secrets;
  shop: () => Shop;
  settings: ShopSettings;
  extensions: readonly LoadedExtension[];
  catalogue: CatalogueSearch;
  pictures: PictureStore;
  changes: ChangeFeed;
  limiter: RateLimiter;
  gate: FloodGate;
  documents: DocumentRenderer;
  links: SignedLinks;
  afterSale: () => AfterSale;
  payments: Payments;
  providers: () => Providers;
  payouts: () => PayoutProvider | undefined;
  reservations: ReservationPolicy;
  freeShare: () => Promise<number>;
  passes: VisitorPasses;
  mail: MailGateway;
  mailSettings: Pick<Environment, 'SMTP_URL' | 'SHOP_MODE' | 'MAIL_FROM' | 'DKIM_SELECTOR'>;
  sampleMail: (shop: MailShop, kind: MailKind) => Promise<Mail>;
  makeOwnShop: (choice: { keepsFilters: boolean }) => Promise<void>;
};

export function adminRoutes(needs: Needs): Route[] {
  return [
    ...adminSessionRoutes(needs),
    ...secondFactorRoutes(needs),
    ...firstRunRoutes(needs),
    ...adminOrderRoutes(needs),
    ...parcelRoutes(needs),
    ...changeRoutes(needs),
    ...draftRoutes(needs),
    ...storeCreditRoutes(needs),
    ...giftCardAdminRoutes(needs),
    ...adminCourierRoutes(needs),
    ...bookingRoutes(needs),
    ...adminMessageRoutes(needs),
    ...mailTextRoutes(needs),
    ...mailServerRoutes(needs),
    ...paymentAccountRoutes(needs),
    ...adminPromiseRoutes(needs),
    ...courierFileRoutes(needs),
    ...documentRoutes(needs),
    ...documentFileRoutes(needs),
    ...printRoutes(needs),
    ...packingRoutes(needs),
    ...shippingFileRoutes(needs),
    ...courierBillRoutes(needs),
    ...payoutRoutes(needs),
    ...remittanceRoutes(needs),
    ...adminReturnRoutes(needs),
    ...todayRoutes(needs),
    ...figureRoutes(needs),
    ...complaintRoutes(needs),
    ...fitRoutes(needs),
    ...adminReviewRoutes(needs),
    ...adminPastOrderRoutes(needs),
    ...customerRoutes(needs),
    ...codBlockRoutes(needs),
    ...staffRoutes(needs),
    ...auditRoutes(needs),
    ...apiKeyRoutes(needs),
    ...webhookAdminRoutes(needs),
    ...extensionAdminRoutes(needs),
    ...jobRoutes(needs),
    ...adminCouponRoutes(needs),
    ...adminPromotionRoutes(needs),
    ...adminCatalogueRoutes(needs),
    ...adminSearchRoutes(needs),
    ...adminCollectionRoutes(needs),
    ...redirectRoutes(needs),
    ...abandonedCheckoutRoutes(needs),
    ...adminNewsletterRoutes(needs),
    ...campaignRoutes(needs),
    ...listFileRoutes(needs),
    ...gstRoutes(needs),
    ...settingsRoutes(needs),
    ...homeSlidesRoutes(needs),
    ...siteRoutes(needs),
    ...pageRoutes(needs),
    ...customFieldRoutes(needs),
    ...adminProductRoutes(needs),
    ...stockRoutes(needs),
    ...pictureRoutes(needs),
    ...originalFileRoutes(needs),
    ...importRoutes(needs),
    ...productFileRoutes(needs),
    ...shopImportRoutes(needs),
    ...findRoutes(needs),
    ...viewRoutes(needs),
  ];
}
