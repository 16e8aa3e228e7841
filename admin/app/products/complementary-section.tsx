import {
  listComplementary,
  MAX_COMPLEMENTARY,
  saveComplementary,
} from '@gulmohar/contract/admin/complementary.ts';
import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { PickedProducts } from '../product-picker/picked-products.tsx';
import { useStaff } from '../session/session.queries.ts';
import { FormSection } from './form-section.tsx';

function complementaryQuery(productId: string) {
  return queryOptions({
    queryKey: ['products', 'complementary', productId],
    queryFn: () => adminApi(listComplementary, { query: { productId } }),
  });
}

/** The products with which the owner completes the look of an existing one. Changes apply at once. */
export function ComplementarySection({ productId }: { productId: string }) {
  const { may } = useStaff();
  const query = complementaryQuery(productId);
  const { data } = useSuspenseQuery(query);
  const save = useMutation({
    mutationFn: (products: PickedProduct[]) =>
      adminApi(saveComplementary, {
        body: { productId, productIds: products.map((product) => product.productId) },
      }),
    onSettled: () => queryClient.invalidateQueries(query),
  });
  // The new list is shown before the server has answered.
  const products = save.isPending ? save.variables : data.products;
  return (
    <FormSection
      disablesItself
      title="Complementary products"
      note="Shown beside the product as ‘Complete the look’. Changes apply at once."
    >
      <FailureNote error={save.error} />
      {may('products.write') ? (
        <PickedProducts
          label="Complementary products"
          products={products}
          max={MAX_COMPLEMENTARY}
          empty="None."
          without={[productId]}
          onChange={(changed) => save.mutate(changed)}
        />
      ) : (
        <p className="text-muted">{products.map(({ name }) => name).join(', ') || 'None'}</p>
      )}
    </FormSection>
  );
}
