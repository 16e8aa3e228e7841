import { parseArgs } from 'node:util';

const MAX_ORDERS = 10_000_000;

/**
 * `[--orders 1000000]`: the number of orders at which to measure the lists.
 * @throws TypeError that says what is wrong with the arguments
 */
export function readOrders(args: string[]): number {
  const { values } = parseArgs({ args, options: { orders: { type: 'string', default: '1000000' } } });
  const orders = Number(values.orders);
  if (!Number.isSafeInteger(orders) || orders < 1 || orders > MAX_ORDERS) {
    throw new TypeError(`--orders must be a whole number from 1 to ${MAX_ORDERS}.`);
  }
  return orders;
}
