import { formatRupeeSign, rupeesToPaise } from '@gulmohar/contract/money.ts';
import type { Product } from '@gulmohar/contract/product.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

type AddedDialogProps = { product: Product; size: string | null; isOpen: boolean; onClose: () => void };

export function AddedDialog({ product, size, isOpen, onClose }: AddedDialogProps) {
  return (
    <Dialog title="Added to Cart" isOpen={isOpen} onClose={onClose}>
      <div className="my-4 grid grid-cols-[5rem_1fr] gap-4">
        <Picture src={product.image[0]} alt="" sizes="5rem" className="w-full" />
        <div>
          <p>{product.name}</p>
          {size && <p className="text-sm text-muted">Size {size}</p>}
          <p className="font-semibold">{formatRupeeSign(rupeesToPaise(product.price) ?? 0)}</p>
        </div>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button look="secondary" className="px-2" onClick={onClose}>
          Continue Shopping
        </Button>
        <Link to={paths.cart()} className={buttonClass()}>
          View Cart
        </Link>
      </div>
    </Dialog>
  );
}
