const MAILS: [RegExp, string][] = [
  [/^send-/, 'Mail: '],
  [/^notify-/, 'Mail to the shop: '],
];

/** Returns a job's readable name. @param name `send-order-placed` */
export function jobName(name: string): string {
  const mail = MAILS.find(([pattern]) => pattern.test(name));
  if (mail) return mail[1] + name.replace(mail[0], '').replaceAll('-', ' ');
  const text = name.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
