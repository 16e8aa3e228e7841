import type { listRelated } from '@gulmohar/contract/catalogue/product.ts';
import { useEffect, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { type CardProduct, cardProducts } from '../product-card/card-product.ts';
import { readViewed } from '../recently-viewed/viewed-ids.ts';
import { CompleteLook } from './complete-look.tsx';

const related = addressOf<typeof listRelated>({ method: 'POST', path: '/product/related' });

/** What goes with the product that was opened last in this browser; nothing if it is not known. */
export function LookOfViewed() {
  const [products, setProducts] = useState<CardProduct[]>([]);
  useEffect(() => {
    const [productId] = readViewed();
    if (productId === undefined) return;
    browserApi(related, { body: { productId } }).then(
      ({ complementary }) => setProducts(cardProducts(complementary)),
      () => undefined,
    );
  }, []);
  return <CompleteLook products={products} />;
}
