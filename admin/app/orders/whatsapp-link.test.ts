import { expect, test } from 'vitest';
import { whatsAppLink } from './whatsapp-link.ts';

test('the chat opens with the exact message, including spaces, plus signs and the rupee sign', () => {
  expect(whatsAppLink('9876543210', 'Namaste Asha, 1 + 1 for ₹5?')).toBe(
    'https://wa.me/919876543210?text=Namaste%20Asha%2C%201%20%2B%201%20for%20%E2%82%B95%3F',
  );
});
