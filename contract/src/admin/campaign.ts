import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { richText } from '../values/rich-text.ts';
import { states } from '../values/states.ts';
import { optionalText, text } from '../values/text-field.ts';
import { pickedProduct, pickedProductIds } from './picked-product.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_CAMPAIGNS = 100;
export const MAX_CAMPAIGN_PRODUCTS = 12;
/** Campaigns are kept for this long after they were sent. */
export const CAMPAIGN_DAYS = 400;

/** Which confirmed subscribers get it: everybody, or those who bought something to which all that is filled in applies. */
export const segment = z.object({
  category: optionalText(60),
  productId: optionalText(120),
  size: optionalText(20),
  state: z.union([z.literal(''), z.enum(states)]),
  /** The first digits of a PIN code. */
  pin: z.union([
    z.literal(''),
    z
      .string()
      .trim()
      .regex(/^[1-9]\d{0,5}$/, 'Please enter the first digits'),
  ]),
});
export type Segment = z.output<typeof segment>;

export const campaignForm = z.object({
  subject: text(120, 'Please enter a subject').regex(/^.*$/, 'One line only'),
  /** What an inbox shows beside the subject. */
  preheader: optionalText(160),
  body: richText,
  productIds: pickedProductIds(MAX_CAMPAIGN_PRODUCTS, `At most ${MAX_CAMPAIGN_PRODUCTS} products`),
  segment,
});
export type CampaignForm = z.output<typeof campaignForm>;
export type CampaignInput = z.input<typeof campaignForm>;

export const campaignStatus = z.enum(['draft', 'scheduled', 'sending', 'sent']);
export type CampaignStatus = z.infer<typeof campaignStatus>;

const summary = z.object({
  campaignId: z.uuid(),
  subject: z.string(),
  status: campaignStatus,
  sendAt: z.iso.datetime().nullable(),
  doneAt: z.iso.datetime().nullable(),
  sent: z.int(),
});
export type CampaignSummary = z.infer<typeof summary>;

const results = z.object({
  waiting: z.int(),
  sent: z.int(),
  bounced: z.int(),
  /** Who unsubscribed within a week of getting it. */
  unsubscribed: z.int(),
  /** Visits by its links, as the shop counts visits: without following anybody. */
  visits: z.int(),
  orders: z.int(),
  /** Paise. */
  amount: z.int(),
});
export type CampaignResults = z.infer<typeof results>;

const campaignId = z.uuid();
const one = z.object({ campaignId });
/** The version that was read, so that nobody's changes are sent or lost unseen. */
const known = one.extend({ version: z.int().min(1).max(1_000_000) });

const reading = { method: 'GET', permission: 'marketing.read', body: nothing } as const;
const writing = { method: 'POST', permission: 'marketing.write', query: nothing } as const;

export const listCampaigns = staffEndpoint({
  ...reading,
  path: '/admin/campaign/list',
  summary: `Newsletters, the ${MAX_CAMPAIGNS} changed last`,
  query: nothing,
  reply: success({ campaigns: z.array(summary) }),
});

export const getCampaign = staffEndpoint({
  ...reading,
  path: '/admin/campaign',
  summary: 'A newsletter with what became of it',
  query: one,
  reply: success({
    campaign: campaignForm.omit({ productIds: true }).extend({ products: z.array(pickedProduct) }),
    version: z.int(),
    status: campaignStatus,
    sendAt: z.iso.datetime().nullable(),
    results,
  }),
});

export const previewCampaign = staffEndpoint({
  ...reading,
  path: '/admin/campaign/preview',
  summary: 'How a saved newsletter looks, as a page',
  produces: ['text/html'],
  query: one,
  reply: notJson,
});

export const countRecipients = staffEndpoint({
  ...writing,
  path: '/admin/campaign/recipients',
  summary: 'How many confirmed subscribers a newsletter to these would go to',
  body: z.object({ segment }),
  reply: success({ recipients: z.int() }),
});

export const saveCampaign = staffEndpoint({
  ...writing,
  path: '/admin/campaign/save',
  summary: 'Creates a newsletter, or changes a draft',
  body: campaignForm.extend({ changes: known.nullable() }),
  reply: success({ campaignId }),
});

export const testCampaign = staffEndpoint({
  ...writing,
  path: '/admin/campaign/test',
  summary: 'Sends a saved newsletter to the caller alone',
  body: one,
  reply: success({ message: z.string() }),
});

export const scheduleCampaign = staffEndpoint({
  ...writing,
  path: '/admin/campaign/schedule',
  summary: 'Has a newsletter sent at a time, or at once',
  body: known.extend({ sendAt: z.iso.datetime({ offset: true }).nullable() }),
  reply: success({}),
});

export const stopCampaign = staffEndpoint({
  ...writing,
  path: '/admin/campaign/stop',
  summary: 'Makes a scheduled newsletter a draft again; one that is being sent goes to nobody else',
  body: one,
  reply: success({}),
});

export const deleteCampaign = staffEndpoint({
  ...writing,
  path: '/admin/campaign/delete',
  summary: 'Deletes a draft',
  body: one,
  reply: success({}),
});
