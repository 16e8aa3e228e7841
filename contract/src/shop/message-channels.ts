/** The channels for order updates besides e-mail, with their names. */
export const channelLabels = { whatsapp: 'WhatsApp', sms: 'SMS' } as const;
export type MessageChannel = keyof typeof channelLabels;
