import { defineExtension } from '@gulmohar/contract/shop/extension.ts';
import { line, onOff, shownAs } from '@gulmohar/contract/site/section-fields.ts';
import { z } from 'zod';

export const extension = defineExtension({
  title: 'Help on WhatsApp',
  summary: 'A link by which shoppers ask about a product or an order, with the first words written for them.',
  settings: z.object({
    number: shownAs(
      z
        .string()
        .trim()
        .transform((number) => number.replace(/^\+|[ -]/g, ''))
        .pipe(
          z
            .string()
            .regex(
              /^[1-9]\d{9,14}$/,
              'Please enter the number with its country code, such as +91 98290 12345',
            ),
        ),
      { label: 'WhatsApp number', kind: 'line', hint: 'With the country code, such as +91 98290 12345' },
    ),
    onProducts: onOff('On product pages'),
    aboutProduct: line('First words about a product', 200, '{product} becomes the product’s name'),
    onOrders: onOff('Beside an order'),
    aboutOrder: line('First words about an order', 200, '{order} becomes the order’s number'),
    onContact: onOff('On the contact page'),
    inMails: onOff('In the mail that a parcel is on its way'),
  }),
  defaults: {
    number: '',
    onProducts: true,
    aboutProduct: 'I have a question about {product}:',
    onOrders: true,
    aboutOrder: 'I have a question about my order {order}:',
    onContact: true,
    inMails: false,
  },
});
