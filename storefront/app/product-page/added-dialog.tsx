import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { LookLinks } from '../complete-look/look-links.tsx';
import { paths } from '../paths.ts';
import { inRupeeSign } from '../product/price.tsx';
import type { CardProduct } from '../product-card/card-product.ts';
import { productMessages as messages } from './product.messages.ts';

type AddedDialogProps = {
  product: Product;
  size: string | null;
  /** What goes with it. */
  look: CardProduct[];
  isOpen: boolean;
  onClose: () => void;
};

export function AddedDialog({ product, size, look, isOpen, onClose }: AddedDialogProps) {
  return (
    <Dialog title={messages.added} isOpen={isOpen} onClose={onClose}>
      <div className="my-5 grid grid-cols-[5rem_1fr] items-center gap-5">
        <Picture src={product.image[0]} alt="" sizes="5rem" />
        <div>
          <p>{product.name}</p>
          {size && (
            <p className="text-sm text-muted">
              {messages.size} {size}
            </p>
          )}
          <p className="mt-1 font-semibold tabular-nums">{inRupeeSign(priceOf(product, size))}</p>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" className="px-2! whitespace-nowrap" onClick={onClose}>
          {messages.continueShopping}
        </Button>
        <Link to={paths.cart()} className={buttonClass()}>
          {messages.viewCart}
        </Link>
      </div>
      <LookLinks products={look} />
    </Dialog>
  );
}
