import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import Scissors from 'lucide-react/icons/scissors';
import Undo2 from 'lucide-react/icons/undo-2';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'react-router';
import { Slot, slotParts } from '../extension/slot.tsx';
import { returnTexts } from '../page/return-texts.ts';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { productMessages as messages } from './product.messages.ts';

const icon = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-5 shrink-0' } as const;

const notes = slotParts<'product-notes'>(import.meta.glob('../../../extensions/*/slots/product-notes.tsx'));

/** How long it takes to make, ways to pay, returns and help, in one quiet row. */
export function BuyingNotes({
  product: { _id, hasSize, name, daysToMake },
}: {
  product: Pick<Product, '_id' | 'hasSize' | 'name' | 'daysToMake'>;
}) {
  const shop = useShop();
  if (!shop) return null;
  const takesCash = shop.payment.methods.includes(CASH_ON_DELIVERY);
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 text-sm text-muted [&>li]:flex [&>li]:min-h-9 [&>li]:items-center [&>li]:gap-2">
      {daysToMake && (
        <li>
          <Scissors {...icon} />
          {messages.madeToOrder(daysToMake)}
        </li>
      )}
      <li>
        <Wallet {...icon} />
        {messages.waysToPay(takesCash)}
      </li>
      <li>
        <Undo2 {...icon} />
        <Link to={paths.terms()} className="text-link inline-flex min-h-9 items-center">
          {messages.returnsInShort(returnTexts(shop.returnDays).title, hasSize)}
        </Link>
      </li>
      <Slot parts={notes} facts={{ product: { id: _id, name } }} />
    </ul>
  );
}
