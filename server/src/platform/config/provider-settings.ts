import { z } from 'zod';

export const providerSettings = {
  /**
   * Set to `sandbox` to use the sandbox in live mode, whatever the owner enters; otherwise Razorpay with the keys below,
   * or else those that the owner enters in the admin.
   */
  PAYMENTS: z.enum(['razorpay', 'sandbox']).optional(),
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  /** Webhook secrets, comma-separated: the current one first, then the previous one. */
  RAZORPAY_WEBHOOK_SECRETS: z
    .string()
    .optional()
    .transform((list) => list?.split(',').map((secret) => secret.trim())),
  RAZORPAY_URL: z.url().default('https://api.razorpay.com'),
  RAZORPAY_SCRIPT_URL: z.url().default('https://checkout.razorpay.com/v1/checkout.js'),
  /** A key and the account for payouts. Without all three, refunds of cash are paid by hand. */
  RAZORPAYX_KEY_ID: z.string().min(1).optional(),
  RAZORPAYX_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAYX_ACCOUNT_NUMBER: z
    .string()
    .regex(/^[A-Za-z0-9]{5,22}$/, 'must be an account number, or a customer identifier of RazorpayX Lite')
    .optional(),
  RAZORPAYX_WEBHOOK_SECRETS: z
    .string()
    .optional()
    .transform((list) => list?.split(',').map((secret) => secret.trim())),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_SANDBOX: z.enum(['offered', 'hidden']).default('hidden'),
  STRIPE_URL: z.url().default('https://api.stripe.com'),
  /** With these five, shoppers can choose SabPaisa; the keys are in base64, as SabPaisa issues them. */
  SABPAISA_CLIENT_CODE: z.string().min(1).optional(),
  SABPAISA_USERNAME: z.string().min(1).optional(),
  SABPAISA_PASSWORD: z.string().min(1).optional(),
  SABPAISA_AES_KEY: z.base64().length(44).optional(),
  SABPAISA_HMAC_KEY: z.base64().min(1).optional(),
  /** Where the browser posts the form that starts a payment. */
  SABPAISA_INIT_URL: z.url().default('https://securepay.sabpaisa.in/SabPaisa/sabPaisaInit?v=1'),
  SABPAISA_ENQUIRY_URL: z
    .url()
    .default('https://txnenquiry.sabpaisa.in/SPTxtnEnquiry/getTxnStatusByClientxnId'),
  /** Where the gateway may forward that form to, comma-separated, as sources of a content security policy. */
  SABPAISA_FORM_SOURCES: z
    .string()
    .regex(/^[^;'"\s]*$/, 'must be origins, comma-separated')
    .default('https://*.sabpaisa.in')
    .transform((list) => list.split(',').filter(Boolean)),
  SABPAISA_CHANNEL_ID: z.string().min(1).default('W'),
  /** The merchant category code; SabPaisa's examples use 5137. */
  SABPAISA_MCC: z
    .string()
    .regex(/^\d{4}$/, 'must have four digits')
    .default('5137'),
  /**
   * Which field of the enquiry's response must equal the order's price; use `amount` if payers bear
   * SabPaisa's fee.
   */
  SABPAISA_AMOUNT_FIELD: z.enum(['paidAmount', 'amount']).default('paidAmount'),
  SABPAISA_SANDBOX: z.enum(['offered', 'hidden']).default('hidden'),
  /** The base URL of a payment sandbox that runs as a separate process (load tests). */
  SANDBOX_URL: z.url().optional(),

  /** An API user (Settings → API in Shiprocket's panel), not the panel's own login. */
  SHIPROCKET_EMAIL: z.email().optional(),
  SHIPROCKET_PASSWORD: z.string().min(1).optional(),
  /** The `x-api-key` of Shiprocket's webhooks; without it they are rejected, and parcels are polled. */
  SHIPROCKET_WEBHOOK_TOKEN: z.string().min(16).optional(),
  SHIPROCKET_URL: z.url().default('https://apiv2.shiprocket.in'),
  DELHIVERY_TOKEN: z.string().min(1).optional(),
  /** The token in the `Authorization` header of Delhivery's webhooks, as `Token <this>`. */
  DELHIVERY_WEBHOOK_TOKEN: z.string().min(16).optional(),
  /** To test the account: https://staging-express.delhivery.com. */
  DELHIVERY_URL: z.url().default('https://track.delhivery.com'),
  /** Hosts, besides the couriers' own domains, from which labels are downloaded, comma-separated. */
  COURIER_FILE_HOSTS: z
    .string()
    .default('amazonaws.com')
    .transform((list) => list.split(',').map((host) => host.trim())),

  /** A permanent token of Meta's WhatsApp Cloud API, and the id of the sending number. */
  WHATSAPP_TOKEN: z.string().min(1).optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be digits').optional(),
  /** Verifies the signature of WhatsApp's webhooks; without it they are rejected. */
  WHATSAPP_APP_SECRET: z.string().min(1).optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16).optional(),
  WHATSAPP_URL: z.url().default('https://graph.facebook.com/v23.0'),
  MSG91_AUTH_KEY: z.string().min(1).optional(),
  /** The `token` parameter in the URL of MSG91's webhook. */
  MSG91_WEBHOOK_TOKEN: z.string().min(16).optional(),
  MSG91_URL: z.url().default('https://control.msg91.com'),
};
