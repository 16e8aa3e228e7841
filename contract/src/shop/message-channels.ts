/** Where an update about an order can go besides e-mail, and how it is called. */
export const channelTitles = { whatsapp: 'WhatsApp', sms: 'SMS' } as const;
export type MessageChannel = keyof typeof channelTitles;
