import { paths } from '../paths.ts';

export const newsletterTabs = {
  label: 'Newsletter and alerts',
  tabs: [
    { to: paths.newsletter, text: 'Newsletter' },
    { to: paths.stockAlerts, text: 'Waiting for stock' },
  ],
};
