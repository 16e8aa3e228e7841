import type { JobDependencies } from '../../app/job-dependencies.ts';
import type { OrderWithLines } from './order.store.ts';

/** What the jobs of the mails about an order share. */
export type OrderMailTools = Pick<JobDependencies, 'db' | 'mail' | 'shop'> & {
  /** undefined: its buyer has no address any more. */
  findOrder(id: string): Promise<OrderWithLines | undefined>;
  /** Where the order can be followed. */
  linkOf(orderId: string): Promise<string>;
};
