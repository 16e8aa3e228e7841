export const DEMO_SELLER = {
  SHOP_EMAIL: 'care@gulmohar.example',
  SHOP_PHONE: '+91 98290 12345',
  DISPLAY_RATING: 'yes',
  SHOP_ADDRESS: 'Gulmohar|14 Rangrezon ki Gali, Bagru|Jaipur, Rajasthan 303007',
  SHOP_MAP_URL: 'https://www.openstreetmap.org/?mlat=26.8135&mlon=75.5425#map=15/26.8135/75.5425',
  SHOP_MAP_EMBED_URL:
    'https://www.openstreetmap.org/export/embed.html?bbox=75.5275,26.8045,75.5575,26.8225&marker=26.8135,75.5425',
  SHOP_SOCIAL:
    'Instagram=https://www.instagram.com/|Facebook=https://www.facebook.com/|YouTube=https://www.youtube.com/|WhatsApp=https://wa.me/919829012345',
  SHOP_LEGAL_NAME: 'Gulmohar Handlooms Private Limited',
  SHOP_GRIEVANCE_OFFICER: 'Meenakshi Rathore|grievance@gulmohar.example|+91 98290 12345',
  SHOP_GSTIN: '08AABCG4821M1ZH',
  MAIL_FROM: 'Gulmohar <orders@gulmohar.example>',
} as const;
