export const newsletterTabs = {
  label: 'Newsletter and alerts',
  tabs: [
    { to: '/newsletter', text: 'Newsletter' },
    { to: '/newsletter/alerts', text: 'Waiting for stock' },
  ],
};
