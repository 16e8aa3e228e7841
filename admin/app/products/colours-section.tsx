import {
  listColours,
  MAX_COLOURS,
  type ProductColour,
  saveColours,
} from '@gulmohar/contract/admin/product-colours.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { showToast } from '../components/toasts.ts';
import { moved, OrderedRows } from '../form/ordered-rows.tsx';
import { ProductPicker } from '../product-picker/product-picker.tsx';
import { useStaff } from '../session/session.queries.ts';
import { ColourRow } from './colour-row.tsx';
import { FormSection } from './form-section.tsx';

const coloursQuery = (productId: string) =>
  queryOptions({
    queryKey: ['products', 'colours', productId],
    queryFn: () => adminApi(listColours, { query: { productId } }),
  });

type ColoursSectionProps = { product: Pick<ProductColour, 'productId' | 'name' | 'picture'> };

/** Links products that are the colours of one design. Saved by its own button. */
export function ColoursSection({ product }: ColoursSectionProps) {
  const { may } = useStaff();
  const query = coloursQuery(product.productId);
  const { data } = useSuspenseQuery(query);
  const [changed, setChanged] = useState<ProductColour[]>();
  const colours = changed ?? data.colours;
  const save = useMutation({
    mutationFn: () =>
      adminApi(saveColours, {
        body: {
          productId: product.productId,
          colours: colours.map(({ productId, color, colorCode }) => ({ productId, color, colorCode })),
        },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['products', 'colours'] });
      setChanged(undefined);
      showToast('success', 'Colours saved');
    },
  });
  const own = { ...product, price: 0, isPublished: true, color: '', colorCode: null };

  return (
    <FormSection
      disablesItself
      title="Colours"
      note="Products that are the same design in other colours. Each keeps its own page, pictures and stock; shoppers see all of them as swatches."
    >
      <FailureNote error={save.error} />
      {colours.length > 0 && (
        <OrderedRows
          label="Colours"
          items={colours}
          keyOf={({ productId }) => productId}
          nameOf={({ name }) => name}
          onMove={(from, to) => setChanged(moved(colours, from, to))}
          isTall
        >
          {(colour) => (
            <ColourRow
              colour={colour}
              isOwn={colour.productId === product.productId}
              onChange={(next) =>
                setChanged(colours.map((each) => (each.productId === next.productId ? next : each)))
              }
              onRemove={() => setChanged(colours.filter(({ productId }) => productId !== colour.productId))}
            />
          )}
        </OrderedRows>
      )}
      {may('products.write') && colours.length < MAX_COLOURS && (
        <ProductPicker
          label="Add the product in another colour"
          picked={new Set([product.productId, ...colours.map(({ productId }) => productId)])}
          onPick={({ _id, name, image: [picture = null], price }) =>
            setChanged([
              ...(colours.length > 0 ? colours : [own]),
              { ...own, productId: _id, name, picture, price: rupeesToPaise(price) ?? 0 },
            ])
          }
        />
      )}
      {changed && (
        <div>
          <Button isBusy={save.isPending} onClick={() => save.mutate()}>
            Save colours
          </Button>
        </div>
      )}
    </FormSection>
  );
}
