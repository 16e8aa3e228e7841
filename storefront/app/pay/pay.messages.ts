/** Texts of the page that leads the payer of a draft order to the payment. */
export const payMessages = {
  title: 'Your order by phone',
  description: 'What you ordered by phone, and how to pay for it.',
  failed: 'Your order could not be loaded.',
  until: (dateTime: string) =>
    `The items are reserved for you until ${dateTime}. Your order is placed as soon as it is paid.`,
  placed: 'This order is paid. You will find the confirmation in your e-mail.',
  over: 'This order can no longer be paid. Please call us or write to us if you still want it.',
  newLink: 'Please write to us or call us for a new link.',
  contact: 'Contact us',
  items: 'Items',
  item: (quantity: number, price: string) => `${quantity} × ${price}`,
  size: (size: string) => `Size: ${size}`,
  pay: (total: string) => `Pay ${total}`,
};
