import type { FirstRunTask } from '@gulmohar/contract/admin/first-run.ts';

type Step = { name: string; title: string; tasks: FirstRunTask[] };

/** What leads through a new shop after its owner has signed in. Each can be skipped. */
export const steps = [
  { name: 'name', title: 'Name', tasks: ['name'] },
  { name: 'look', title: 'Logo and colours', tasks: ['look'] },
  { name: 'seller', title: 'Who sells', tasks: ['identity', 'policies'] },
  { name: 'gst', title: 'GST', tasks: ['gst'] },
  { name: 'delivery', title: 'Delivery and returns', tasks: ['delivery'] },
  { name: 'payments', title: 'Payments', tasks: ['payments'] },
  { name: 'mail', title: 'E-mail', tasks: ['mail'] },
  { name: 'products', title: 'Products', tasks: ['products'] },
  {
    name: 'opening',
    title: 'Open',
    tasks: ['redirects', 'address', 'second-factor', 'backup', 'test-order'],
  },
] as const satisfies Step[];

export type StepName = (typeof steps)[number]['name'];
