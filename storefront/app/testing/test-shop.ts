import type { Shop } from '@gulmohar/contract/shop/shop.ts';

export const shop: Shop = {
  name: 'Gulmohar',
  url: 'https://shop.example',
  picturesUrl: '',
  serviceWorker: true,
  mode: 'demo',
  displayRating: true,
  payment: {
    scriptUrl: '/checkout.js',
    testMode: true,
    methods: ['razorpay'],
    prepaidDiscount: { basisPoints: 0, maximum: 20_000, withCoupons: false },
    codFee: { fee: 0, feeFreeFrom: null },
  },
  pictures: { heroes: [], categories: {} },
  contact: { email: 'care@shop.example', phone: '1', address: ['Jaipur'], mapUrl: '', mapEmbedUrl: '' },
  slides: [],
  shipping: { freeFrom: 200_000, fee: 10_000, zones: [], weight: null },
  supportHours: '24/7',
  returnDays: 7,
  promisesDays: true,
  messageChannels: ['whatsapp', 'sms'],
  social: [{ name: 'Instagram', url: 'https://social.example/gulmohar' }],
  legal: {
    name: 'Gulmohar Private Limited',
    gstin: '08AABCG4821M1ZH',
    grievanceOfficer: { name: 'Meera', email: 'meera@shop.example', phone: '1' },
    courts: 'Bilaspur, Chhattisgarh',
    policiesFrom: 'June 30, 2025',
  },
};
