import { listProducts, type Product } from '@gulmohar/contract/catalogue/product.ts';
import { adminApi } from '../api/admin-api.ts';
import { formatPrice } from './format-price.ts';
import { ProductFinder } from './product-finder.tsx';

const SHOWN = 6;

type ProductPickerProps = {
  label: string;
  /** Ids that are already picked and so not offered. */
  picked: ReadonlySet<string>;
  onPick: (product: Product) => void;
};

/** Picks a published product, found with the shop's own search. */
export function ProductPicker(props: ProductPickerProps) {
  return (
    <ProductFinder
      {...props}
      way="shop"
      find={async (search) =>
        (await adminApi(listProducts, { query: { search, limit: String(SHOWN) } })).products
      }
      show={({ _id: id, name, image, price }) => ({ id, name, picture: image[0], price: formatPrice(price) })}
    />
  );
}
