import type { BulkAction } from '@gulmohar/contract/admin/product-list.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';

type BulkPriceFormProps = {
  /** How many products are chosen. */
  count: number;
  isBusy: boolean;
  onGo: (action: BulkAction) => void;
};

/** All prices up or down by so many per cent. */
export function BulkPriceForm({ count, isBusy, onGo }: BulkPriceFormProps) {
  const [text, setText] = useState('-10');
  const percent = Number(text.replace('−', '-'));
  const isNumber = text.trim() !== '' && Number.isFinite(percent) && percent >= -90 && percent <= 200;
  return (
    <form
      noValidate
      className="mt-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isNumber) onGo({ kind: 'price', percent });
      }}
    >
      <TextField
        label="By how many per cent"
        inputMode="text"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isNumber ? undefined : 'A number from -90 to 200'}
        hint="-10 makes Rs. 1,000 into Rs. 900; whole rupees"
      />
      <Button type="submit" isBusy={isBusy} disabled={!isNumber}>
        Change {count === 1 ? 'the price' : `${count} prices`}
      </Button>
    </form>
  );
}
