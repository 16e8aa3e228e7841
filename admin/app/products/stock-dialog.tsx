import type { AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { changeStock, type StockReason, stockReasons } from '@gulmohar/contract/admin/product-stock.ts';
import { failedFields } from '@gulmohar/contract/api/client.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { focusInvalid } from '../form/focus-invalid.ts';
import { numberError, numberOf } from '../form/number-text.ts';
import { refreshProducts } from './product.queries.ts';

const reasonTexts: Record<StockReason, { label: string; units: string }> = {
  delivery: { label: 'Delivery received', units: 'Units received' },
  count: { label: 'Stock count', units: 'Units counted' },
  loss: { label: 'Damaged or lost', units: 'Units lost' },
  other: { label: 'Other reason', units: 'Units to add; use a minus to remove' },
};

type StockDialogProps = { product: AdminProduct; isOpen: boolean; onClose: () => void };

export function StockDialog({ product, isOpen, onClose }: StockDialogProps) {
  return (
    <Dialog title="Change stock" isOpen={isOpen} onClose={onClose}>
      <StockForm product={product} onDone={onClose} />
    </Dialog>
  );
}

function StockForm({ product, onDone }: { product: AdminProduct; onDone: () => void }) {
  const [reason, setReason] = useState<StockReason>('delivery');
  const [requestId] = useState(() => crypto.randomUUID());
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState<Record<number, string>>({});
  const changes = Object.entries(typed).flatMap(([variantId, text]) =>
    toUnits(Number(variantId), numberOf(text, { isWhole: true })),
  );
  const [isMissing, setMissing] = useState(false);
  const isWrong = changes.some(({ units }) => Number.isNaN(units));
  const change = useMutation({
    mutationFn: (entered: typeof changes) =>
      adminApi(changeStock, {
        body: { requestId, productId: product.productId, reason, note, changes: entered },
      }),
    onError: focusInvalid,
    onSuccess: async () => {
      showToast('success', 'Stock updated');
      onDone();
      await refreshProducts();
    },
  });
  const isNothing = isMissing && changes.length === 0;
  const refusals = new Map(failedFields(change.error));

  /**
   * Returns the error of a size's units: invalid input, a refusal by the server, or that none were entered.
   */
  function errorOf(variantId: number, at: number): string | undefined {
    const sent = change.variables?.findIndex((one) => one.variantId === variantId) ?? -1;
    return (
      numberError(typed[variantId] ?? '', { isWhole: true }) ??
      refusals.get(`changes.${sent}.units`) ??
      (isNothing && at === 0 ? 'Please enter units for a size.' : undefined)
    );
  }

  return (
    <form
      noValidate
      className="mt-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(changes.length === 0);
        if (changes.length > 0 && !isWrong) change.mutate(changes);
        else focusInvalid();
      }}
    >
      <SelectField
        label="Why"
        value={reason}
        onChange={(event) => setReason(event.target.value as StockReason)}
      >
        {stockReasons.map((value) => (
          <option key={value} value={value}>
            {reasonTexts[value].label}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">{reasonTexts[reason].units}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {product.variants.map(({ variantId, size, onHand }, at) => (
            <TextField
              key={variantId}
              label={size ?? 'Units'}
              inputMode="numeric"
              autoComplete="off"
              hint={`now ${onHand}`}
              error={errorOf(variantId, at)}
              value={typed[variantId] ?? ''}
              onChange={(event) => setTyped({ ...typed, [variantId]: event.target.value })}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label="Note"
        autoComplete="off"
        hint="For example the delivery note number"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <ProblemNote text={change.error && refusals.size === 0 ? failureText(change.error) : undefined} />
      <Button type="submit" isBusy={change.isPending}>
        Update stock
      </Button>
    </form>
  );
}

/** Returns no change for an empty field. */
function toUnits(variantId: number, units: number | null): { variantId: number; units: number }[] {
  return units === null ? [] : [{ variantId, units }];
}
