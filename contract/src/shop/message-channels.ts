export const channelLabels = { whatsapp: 'WhatsApp', sms: 'SMS' } as const;
export type MessageChannel = keyof typeof channelLabels;
