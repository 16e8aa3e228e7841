/** The outcome of a message by the last two digits of the recipient's number; all others are delivered. */
const fates = {
  '91': 'no whatsapp',
  '92': 'unreachable',
  '93': 'busy once',
  '94': 'answer lost',
} as const;
export type Fate = (typeof fates)[keyof typeof fates] | 'delivered';

export function fateOf(recipient: string): Fate {
  const digits = recipient.slice(-2);
  return digits in fates ? fates[digits as keyof typeof fates] : 'delivered';
}
