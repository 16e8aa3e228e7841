import { priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { QuantityInput } from '@gulmohar/ui/quantity-input.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { CartLine } from '../cart/cart.rules.ts';
import { setCartLine } from '../cart/change-cart.ts';
import type { PricedLine } from '../cart/price-lines.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import { useFormerPrice } from './use-former-price.ts';

type CartLineRowProps = { line: PricedLine; onRemove: (line: CartLine, name: string) => void };

export function CartLineRow({ line, onRemove }: CartLineRowProps) {
  const problemId = useId();
  const { product, productId, size, quantity, available, problem } = line;
  const name = product?.name ?? 'No longer on sale';
  const price = product ? priceOf(product, size) : 0;
  const formerPrice = useFormerPrice(product && { ...line, price });
  const [refused, setRefused] = useState<string>();

  function change(requested: number): void {
    const reason = requested > available ? messages.onlyAvailable(available) : undefined;
    setRefused(reason);
    if (reason) showToast('error', reason, { isLong: true });
    else if (requested === 0) remove();
    else setCartLine({ productId, size, quantity: requested });
  }

  function remove(): void {
    onRemove({ productId, size, quantity }, name);
  }

  const reason = problem === 'over' ? messages.onlyAvailable(available) : refused;
  return (
    <li className="grid grid-cols-[min(6rem,25vw)_minmax(0,1fr)] gap-4 border-b border-rule py-5 md:grid-cols-[8rem_minmax(0,1fr)]">
      <Link to={paths.product(productId)} tabIndex={-1} aria-hidden="true">
        <Picture src={product?.image[0]} alt="" sizes="8rem" className="w-full" />
      </Link>
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <Link to={paths.product(productId)} className="hover:underline">
            {name}
          </Link>
          {product && <p className="shrink-0 font-semibold tabular-nums">{inRupees(price * quantity)}</p>}
        </div>
        {size && <p className="text-sm text-muted">Size {size}</p>}
        <p
          role="status"
          className={formerPrice === undefined ? 'sr-only' : 'border-l-4 border-marigold pl-3'}
        >
          {product &&
            formerPrice !== undefined &&
            `Price changed from ${inRupees(formerPrice)} to ${inRupees(price)}`}
        </p>
        {problem === 'unavailable' && <p className="text-problem">{messages.outOfStock}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-4">
          {available > 0 && (
            <QuantityInput
              label={`Quantity of ${name}`}
              value={quantity}
              max={available}
              {...(reason && { problemId })}
              onChange={change}
              onInvalid={() => setRefused(messages.wholeNumber)}
            />
          )}
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={remove}
            className="min-h-11 cursor-pointer px-1 text-link underline"
          >
            Remove
          </button>
        </div>
        <p id={problemId} role="alert" className="text-problem">
          {reason}
        </p>
      </div>
    </li>
  );
}
