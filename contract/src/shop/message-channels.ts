export const channelTitles = { whatsapp: 'WhatsApp', sms: 'SMS' } as const;
export type MessageChannel = keyof typeof channelTitles;
