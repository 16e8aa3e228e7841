import { recordStockList } from '@gulmohar/contract/admin/product-stock.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { useUnsavedChanges } from '../form/unsaved-changes.tsx';
import { refreshProducts } from '../products/product.queries.ts';
import { ScanField } from '../scan/scan-field.tsx';
import { ScanOutcomeNote } from '../scan/scan-outcome.tsx';
import { ScannedList } from './scanned-list.tsx';
import { useScannedList } from './use-scanned-list.ts';

const reasons = {
  delivery: { label: 'Delivery received', action: 'Add to the stock', done: 'added to the stock' },
  count: { label: 'Stock-take', action: 'Set the stock', done: 'counted' },
};
type Reason = keyof typeof reasons;

/** Products are scanned one after another into a list, which is then recorded as a delivery or as a count. */
export function ScanStockPage() {
  const list = useScannedList();
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<Reason>('delivery');
  const [note, setNote] = useState('');
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const record = useMutation({
    mutationFn: () =>
      adminApi(recordStockList, {
        body: {
          requestId,
          reason,
          note,
          items: list.items.map(({ variantId, units }) => ({ variantId, units: units ?? 0 })),
        },
      }),
    onSuccess: async ({ products, units }) => {
      showToast(
        'success',
        `${units} ${units === 1 ? 'unit' : 'units'} of ${products} ${products === 1 ? 'product' : 'products'} ${reasons[reason].done}`,
      );
      list.clear();
      setNote('');
      setRequestId(crypto.randomUUID());
      await refreshProducts();
    },
  });
  useUnsavedChanges(list.items.length > 0 && !record.isPending);
  const isWrong = list.items.some(({ units }) => units === null || !Number.isInteger(units) || units < 0);
  return (
    <>
      <PageHead title="Stock by scanning" note="A delivery or a stock-take of many products in one list" />
      <div className="grid max-w-5xl gap-6">
        <div className="grid gap-x-4 sm:grid-cols-2">
          <SelectField
            label="What you scan"
            hint={
              reason === 'count'
                ? 'Sizes that you do not scan keep their stock.'
                : 'Each scan is one unit more; numbers can be changed in the list.'
            }
            value={reason}
            onChange={(event) => setReason(event.target.value as Reason)}
          >
            {Object.entries(reasons).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Note"
            autoComplete="off"
            hint="For example the delivery note number"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <ScanOutcomeNote outcome={list.outcome} />
        <ScanField label="Scan a product" field={field} onCode={list.scan} />
        {list.items.length > 0 && (
          <>
            <ScannedList
              items={list.items}
              isCount={reason === 'count'}
              onChange={list.setUnits}
              onRemove={list.remove}
            />
            <FailureNote error={record.error} />
            <Button isBusy={record.isPending} disabled={isWrong} onClick={() => record.mutate()}>
              {reasons[reason].action}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
