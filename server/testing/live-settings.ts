/** The settings that live mode requires; payments stay with the sandbox. */
export const LIVE_SETTINGS = {
  SHOP_MODE: 'live',
  PAYMENTS: 'sandbox',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '127.0.0.1',
  MAIL_FROM: 'Palash <orders@shop.example>',
  SHOP_NAME: 'Palash',
  SHOP_COURTS: 'Jaipur, Rajasthan',
  SHOP_LEGAL_NAME: 'Palash Textiles LLP',
  SHOP_ADDRESS: 'Palash|5 Block Printers Road|Jaipur, Rajasthan 302001',
  SHOP_GSTIN: '27AABCG4821M1ZH',
  SHOP_PHONE: '+91 141 234 5678',
  SHOP_EMAIL: 'care@shop.example',
  SHOP_GRIEVANCE_OFFICER: 'Leela Nair|grievance@shop.example|+91 141 234 5679',
};
