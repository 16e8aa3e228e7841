import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import type { Database } from '../../platform/database/connection.ts';
import { presentProduct } from './product.present.ts';
import { findByIds, findStock } from './product.store.ts';

export async function findProductsOnSale(db: Database, ids: readonly string[]): Promise<Product[]> {
  return (await findByIds(db, ids)).map(presentProduct);
}

export async function isOnSale(db: Database, id: string): Promise<boolean> {
  return (await findStock(db, [id])).length > 0;
}
