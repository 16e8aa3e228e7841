import { messages as shopMessages } from '../messages.ts';
import { stockState } from '../product/stock.rules.ts';
import { productMessages as messages } from './product.messages.ts';

/** Whether the product is available, and a real warning when few units are left. */
export function StockNote({ units }: { units: number }) {
  const state = stockState(units);
  if (state === 'out') return <p className="text-problem">{shopMessages.outOfStock}</p>;
  if (state === 'low') return <p className="text-problem">{messages.onlyLeft(units)}</p>;
  return <p className="text-success">{messages.inStock}</p>;
}
