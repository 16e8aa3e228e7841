import type { PointsText } from '../page/points-page.tsx';

/** Texts of the accessibility statement. docs/accessibility.md has the evidence for its claims. */
export const accessibilityMessages = {
  title: 'Accessibility',
  description: (shop: string) =>
    `How ${shop} can be used by keyboard, screen reader and large text, what does not work well yet, and how to tell us.`,
  lead: (shop: string) =>
    `Everybody should be able to shop at ${shop}. We build the shop to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, the standard that India’s guidelines for accessible websites follow, and check every page against it before a change goes live.`,
  sections: [
    {
      title: 'What you can count on',
      points: [
        'Everything works with a keyboard alone: the focus is always visible and is never lost, even after an item is removed or a window closes.',
        'Screen readers are told what changes: the total of the cart, the number of products found, errors beside their fields.',
        'Text can be enlarged to 200%, on screens as narrow as 280 pixels, without anything being cut off.',
        'The shop follows your device’s settings for light or dark colours, high contrast and fewer animations.',
        'Time limits are announced. Items that are reserved while you pay can be held for longer with one click.',
        'Pages can be read without JavaScript. Buying needs it.',
      ],
    },
    {
      title: 'What does not work well yet',
      points: [
        'The payment window belongs to the payment company that you choose; we cannot fix problems in it.',
        'The map on the contact page comes from another site. The address is next to it as text.',
        'Invoices are PDF files without tags for screen readers. The order’s page shows the same information as text.',
        'The shop’s texts are in English; searches are understood in Hindi, too.',
      ],
    },
  ],
  contactTitle: 'Is something in your way?',
  contactText:
    'Tell us which page and what happened. We reply within two business days, and can take your order by e-mail or phone in the meantime.',
  reviewed:
    'Last reviewed on 22 November 2026, by our own tests: automated checks of every page and walkthroughs by keyboard.',
} satisfies PointsText;
