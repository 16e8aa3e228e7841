import { formatRupees } from '@gulmohar/contract/money.ts';
import type { OrderLineRow, OrderRow } from '../database/schema.ts';
import { escapeHtml } from '../mail/escape-html.ts';
import type { Mail } from '../mail/mail-gateway.ts';
import { shortId } from './short-id.ts';

type Order = OrderRow & { lines: Pick<OrderLineRow, 'name' | 'size' | 'quantity' | 'unit_price'>[] };

/**
 * The mail that says thank you and what will come.
 * @param link where the order can be followed
 */
export function orderPlacedMail(order: Order, shop: { name: string; url: string }, link: string): Mail {
  const number = shortId(order.id);
  return {
    messageId: `order-placed-${order.id}@${new URL(shop.url).hostname}`,
    to: order.email,
    subject: `Your ${shop.name} order ${number}`,
    text: asText(order, number, shop.name, link),
    html: asHtml(order, number, shop.name, link),
  };
}

function describe(line: Order['lines'][number]): string {
  return `${line.name}${line.size ? `, size ${line.size}` : ''} × ${line.quantity}`;
}

function deliveryLines({ address }: Order): string[] {
  return [
    `${address.firstName} ${address.lastName}`,
    address.street,
    `${address.city}, ${address.state} ${address.zipcode}`,
    address.country,
  ];
}

function shippingText(order: Order): string {
  return order.shipping === 0 ? 'Free' : formatRupees(order.shipping);
}

function discountLines({ discount, coupon_code }: Order): [string, string][] {
  return discount > 0 ? [[`Coupon ${coupon_code}`, `−${formatRupees(discount)}`]] : [];
}

function asText(order: Order, number: string, shopName: string, link: string): string {
  return [
    `Namaste ${order.buyer_name},`,
    '',
    `Thank you for your purchase. Your order ${number} is placed and paid.`,
    '',
    ...order.lines.map((line) => `${describe(line)}: ${formatRupees(line.unit_price * line.quantity)}`),
    ...discountLines(order).map(([label, amount]) => `${label}: ${amount}`),
    `Delivery: ${shippingText(order)}`,
    `Total: ${formatRupees(order.amount)}`,
    '',
    'It goes to:',
    ...deliveryLines(order),
    '',
    'Track your order:',
    link,
    '',
    shopName,
  ].join('\n');
}

function asHtml(order: Order, number: string, shopName: string, link: string): string {
  const row = (label: string, amount: string, weight: number) =>
    `<tr style="font-weight:${weight}"><td style="padding:8px 0;border-top:1px solid #E9D9C3">${escapeHtml(label)}</td>` +
    `<td style="padding:8px 0;border-top:1px solid #E9D9C3;text-align:right">${amount}</td></tr>`;
  return `<!doctype html><html lang="en-IN"><body style="margin:0;background:#FBF3E6;color:#2B1B16;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font:28px serif;color:#7D1D12;margin:0 0 24px">${escapeHtml(shopName)}</p>
<p>Namaste ${escapeHtml(order.buyer_name)},</p>
<p>Thank you for your purchase. Your order <strong>${number}</strong> is placed and paid.</p>
<table style="width:100%;border-collapse:collapse">
${order.lines.map((line) => row(describe(line), formatRupees(line.unit_price * line.quantity), 400)).join('\n')}
${discountLines(order)
  .map(([label, amount]) => row(label, amount, 400))
  .join('')}
${row('Delivery', shippingText(order), 400)}
${row('Total', formatRupees(order.amount), 600)}
</table>
<p>It goes to:<br>${deliveryLines(order).map(escapeHtml).join('<br>')}</p>
<p><a href="${escapeHtml(link)}" target="_blank" style="color:#7D1D12">Track your order</a></p>
</div></body></html>`;
}
