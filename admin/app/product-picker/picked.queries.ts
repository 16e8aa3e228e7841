import { readPickedProducts } from '@gulmohar/contract/admin/product-picked.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** Name and picture of products that are known by their ids. */
export function pickedQuery(productIds: readonly string[]) {
  return queryOptions({
    queryKey: ['products', 'picked', productIds],
    queryFn: () => adminApi(readPickedProducts, { body: { productIds: [...productIds] } }),
    enabled: productIds.length > 0,
    placeholderData: keepPreviousData,
  });
}
