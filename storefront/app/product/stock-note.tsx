import { productMessages as messages } from './product.messages.ts';
import { stockState } from './stock.rules.ts';

/** Whether it can be had, and a true warning when few are left. */
export function StockNote({ pieces }: { pieces: number }) {
  const state = stockState(pieces);
  if (state === 'out') return <p className="text-problem">{messages.outOfStock}</p>;
  if (state === 'low') return <p className="text-problem">{messages.onlyLeft(pieces)}</p>;
  return <p className="text-success">{messages.inStock}</p>;
}
