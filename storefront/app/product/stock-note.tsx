import { productMessages as messages } from './product.messages.ts';
import { stockState } from './stock.rules.ts';

/** Whether it is available, and a true warning when few are left. */
export function StockNote({ units }: { units: number }) {
  const state = stockState(units);
  if (state === 'out') return <p className="text-problem">{messages.outOfStock}</p>;
  if (state === 'low') return <p className="text-problem">{messages.onlyLeft(units)}</p>;
  return <p className="text-success">{messages.inStock}</p>;
}
