import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import { endNewsletterWithOneClick } from '@gulmohar/contract/accounts/newsletter.ts';
import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { pictureUrl } from '@gulmohar/contract/shop/picture-url.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import { linkTo, type MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

type Newsletter = {
  recipientId: string;
  to: string;
  subject: string;
  preheader: string;
  body: RichText;
  products: readonly Pick<PickedProduct, 'productId' | 'name' | 'picture' | 'price'>[];
  code: string;
  unsubscribeToken: string;
};

export function newsletterMail(shop: MailShop, newsletter: Newsletter): Mail {
  const { recipientId, to, subject, preheader, body, products, code, unsubscribeToken } = newsletter;
  const counted = (address: string) => countedLink(shop, address, code);
  return renderEmail(shop, {
    id: `newsletter-${recipientId}`,
    to,
    subject,
    preheader,
    greeting: '',
    blocks: [
      { kind: 'rich', blocks: withWholeAddresses(shop, body, counted) },
      ...products.flatMap(({ productId, name, picture, price }) => [
        { kind: 'items' as const, items: [{ label: name, amount: formatRupees(price), picture }] },
        {
          kind: 'button' as const,
          label: `View ${name}`,
          url: counted(`/product/${encodeURIComponent(productId)}`),
        },
      ]),
    ],
    reason: `You are receiving this e-mail because you subscribed to the newsletter of ${shop.name}.`,
    unsubscribe: {
      page: linkTo(shop, mailLinks.unsubscribeNewsletter, unsubscribeToken),
      oneClick: linkTo(shop, fullPath(endNewsletterWithOneClick), unsubscribeToken),
    },
  });
}

/** Only the shop's own addresses say which newsletter led to them; nothing says who followed them. */
function countedLink({ url }: MailShop, address: string, code: string): string {
  const isOwn = address.startsWith('/') || address.startsWith(`${url}/`);
  if (!isOwn) return address;
  const whole = new URL(address, url);
  whole.searchParams.set('utm_source', 'newsletter');
  whole.searchParams.set('utm_medium', 'email');
  whole.searchParams.set('utm_campaign', code);
  return whole.toString();
}

function withWholeAddresses(shop: MailShop, body: RichText, counted: (address: string) => string): RichText {
  return JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    if (key === 'href' && typeof value === 'string') return counted(value);
    return key === 'src' && typeof value === 'string' ? pictureUrl(shop, value) : value;
  }) as RichText;
}
