import type { UnfinishedLine } from '@gulmohar/contract/sales/checkout-reminder.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Price } from '../product/price.tsx';
import { reminderMessages as messages } from './reminder.messages.ts';

export function UnfinishedItem({ line }: { line: UnfinishedLine }) {
  const { productId, name, size, picture, quantity, available, price } = line;
  return (
    <li className="flex items-center gap-5 py-4">
      <Picture src={picture ?? undefined} alt="" sizes="5rem" className="w-20" />
      <div>
        {available > 0 ? (
          <Link to={paths.product(productId)} className="text-link underline">
            {name}
          </Link>
        ) : (
          name
        )}
        {size && <p className="text-muted">{messages.size(size)}</p>}
        {price !== null && (
          <div className="flex gap-1">
            {quantity > 1 && messages.units(quantity)}
            <Price product={{ price }} />
          </div>
        )}
        {available === 0 && <p className="text-problem">{messages.soldOut}</p>}
        {available > 0 && available < quantity && (
          <p className="text-problem">{messages.onlyLeft(available)}</p>
        )}
      </div>
    </li>
  );
}
