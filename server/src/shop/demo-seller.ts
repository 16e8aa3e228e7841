import type { Environment } from '../platform/config/env.ts';

/** The demo's shop and seller, as if read from the environment. Any other shop sets its own. */
export const DEMO_SELLER = {
  SHOP_NAME: 'Gulmohar',
  SHOP_EMAIL: 'care@gulmohar.example',
  SHOP_PHONE: '+91 98290 12345',
  DISPLAY_RATING: 'yes',
  SHOP_ADDRESS: ['Gulmohar', '14 Rangrezon ki Gali, Bagru', 'Jaipur, Rajasthan 303007'],
  SHOP_MAP_URL: 'https://www.openstreetmap.org/?mlat=26.8135&mlon=75.5425#map=15/26.8135/75.5425',
  SHOP_MAP_EMBED_URL:
    'https://www.openstreetmap.org/export/embed.html?bbox=75.5275,26.8045,75.5575,26.8225&marker=26.8135,75.5425',
  SHOP_SOCIAL: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
    { name: 'WhatsApp', url: 'https://wa.me/919829012345' },
  ],
  SHOP_LEGAL_NAME: 'Gulmohar Handlooms Private Limited',
  SHOP_GRIEVANCE_OFFICER: {
    name: 'Meenakshi Rathore',
    email: 'grievance@gulmohar.example',
    phone: '+91 98290 12345',
  },
  SHOP_COURTS: 'Raipur, Chhattisgarh',
  SHOP_GSTIN: '08AABCG4821M1ZH',
} satisfies Partial<Environment>;
