import { z } from 'zod';
import { type NewPaymentLink, type PaymentLink, ProviderError } from '../provider.ts';
import type { RazorpayCall } from './razorpay-http.ts';
import { wireLink } from './wire.ts';

const PATH = '/v1/payment_links';
const listed = z.object({ payment_links: z.array(wireLink) });
const accepted = z.object({});

export function isLinkId(id: string): boolean {
  return id.startsWith('plink_');
}

/** Razorpay opens the order for a link's payment itself, with the notes of the link. */
export function createPaymentLinks(call: RazorpayCall, shopMark: string) {
  const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

  async function fetchLink(id: string) {
    return call({ method: 'GET', path: pathOf(id) }, wireLink);
  }

  async function findByReference(reference: string): Promise<PaymentLink | undefined> {
    const path = `${PATH}?reference_id=${encodeURIComponent(reference)}`;
    const { payment_links: found } = await call({ method: 'GET', path }, listed);
    const link = found.find(({ reference_id, status }) => reference_id === reference && status === 'created');
    return link && { id: link.id, url: link.short_url };
  }

  return {
    async create({ customer: { name, email, phone }, ...link }: NewPaymentLink): Promise<PaymentLink> {
      const body = {
        amount: link.amount,
        currency: link.currency,
        accept_partial: false,
        reference_id: link.receipt,
        description: link.description.slice(0, 2_048),
        expire_by: Math.floor(link.expiresAt.getTime() / 1000),
        customer: { name, contact: `+91${phone}`, ...(email && { email }) },
        notify: { sms: link.notifies, email: link.notifies && email !== '' },
        reminder_enable: link.notifies,
        notes: { shop: shopMark, reference: link.receipt },
        callback_url: link.callbackUrl,
        callback_method: 'get',
      };
      try {
        const { id, short_url } = await call({ method: 'POST', path: PATH, body }, wireLink);
        return { id, url: short_url };
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        // The link may have been created although its response was lost, and a reference can be used only
        // once.
        const made = await findByReference(link.receipt);
        if (made) return made;
        throw error;
      }
    },

    /** undefined until somebody starts to pay */
    async findOrder(id: string): Promise<string | undefined> {
      return (await fetchLink(id)).order_id || undefined;
    },

    /** Prevents a link from being paid; a paid or expired one stays unchanged. */
    async cancel(id: string): Promise<void> {
      try {
        await call({ method: 'POST', path: `${pathOf(id)}/cancel`, body: {} }, accepted);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.retryable) throw error;
        if ((await fetchLink(id)).status === 'created') throw error;
      }
    },
  };
}
