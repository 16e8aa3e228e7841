import { COD_CONFIRM_HOURS } from '@gulmohar/contract/sales/cash.ts';
import {
  type MessageEvent,
  type MessageSettings,
  messageEventNames,
} from '@gulmohar/contract/shop/order-messages.ts';

/** Not sent until the owner has entered approved templates; in the demo, the sandbox approves all of them. */
export function defaultMessages(shopName: string, isDemo: boolean): MessageSettings {
  const defaults = textsFor(shopName);
  const texts = messageEventNames.map((event) => {
    const template = isDemo ? event : '';
    return [event, { text: defaults[event], whatsappTemplate: template, smsTemplate: template }];
  });
  return {
    send: isDemo ? 'whatsapp-sms' : 'never',
    language: 'en',
    texts: Object.fromEntries(texts) as MessageSettings['texts'],
  };
}

/** DLT requires the brand's name in each text. */
function textsFor(shop: string): Record<MessageEvent, string> {
  return {
    order_placed: `Namaste {name}, thank you for your order {order} of {amount} at ${shop}. Follow it here: {link} We will write when it is on its way.`,
    confirm_order: `Namaste {name}, please confirm your cash on delivery order {order} of {amount} at ${shop}: {link} If it is not confirmed within ${COD_CONFIRM_HOURS} hours of ordering, it is cancelled.`,
    shipped: `Namaste {name}, your ${shop} order {order} is on its way with {courier}, tracking number {tracking}. Expected {days}. Follow it here: {link} Thank you.`,
    out_for_delivery: `Namaste {name}, your ${shop} order {order} is out for delivery with {courier} and should reach you today. Details: {link} Please keep your phone at hand.`,
    cash_due: `Namaste {name}, your ${shop} order {order} is out for delivery with {courier}. Please keep {amount} in cash ready. Details: {link} Thank you.`,
    attempt_failed: `Namaste {name}, {courier} could not deliver your ${shop} order {order}: {reason}. They will try again. Details: {link} Please answer our e-mail if another day or address suits you better.`,
    delivered: `Namaste {name}, your ${shop} order {order} has been delivered. Returns and details: {link} We hope you love it.`,
    returning: `Namaste {name}, your ${shop} order {order} could not be delivered and is on its way back to us. Details: {link} We will write when it is here.`,
    cancelled: `Namaste {name}, your ${shop} order {order} is cancelled. Details: {link} We hope to see you again.`,
    refunded: `Namaste {name}, ${shop} has refunded {amount} for your order {order}. Details: {link} Thank you.`,
  };
}
