import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Environment } from '../platform/config/env.ts';

/** What applies until the owner sets something else: the environment, and for delivery the specification. */
export function defaultSettings(env: Environment): Settings {
  return {
    shop: { name: env.SHOP_NAME, displayRating: env.DISPLAY_RATING === 'yes' },
    contact: {
      email: env.SHOP_EMAIL,
      phone: env.SHOP_PHONE,
      address: env.SHOP_ADDRESS,
      mapUrl: env.SHOP_MAP_URL,
      mapEmbedUrl: env.SHOP_MAP_EMBED_URL,
    },
    social: { places: env.SHOP_SOCIAL },
    legal: {
      name: env.SHOP_LEGAL_NAME,
      grievanceOfficer: env.SHOP_GRIEVANCE_OFFICER,
      courts: env.SHOP_COURTS,
      policiesFrom: env.SHOP_POLICIES_FROM,
    },
    policies: { privacy: '', terms: '' },
    shipping: SPECIFIED_SHIPPING,
    notices: { email: '', newOrder: true, returnRequested: true, refundStuck: true },
    returns: { closesDaysAfterDelivery: env.SHOP_RETURN_CLOSES_DAYS ?? null },
    home: { slides: [] },
    tax: { gstin: env.SHOP_GSTIN, isAbove5Crore: false, invoicePrefix: env.SHOP_INVOICE_PREFIX },
  };
}
