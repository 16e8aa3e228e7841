import type { BulkAction } from '@gulmohar/contract/admin/product-bulk.ts';
import { productTag } from '@gulmohar/contract/admin/product-fields.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';

/** Adds a tag to all selected products, or removes it from them. */
export function BulkTagForm({ isBusy, onGo }: { isBusy: boolean; onGo: (action: BulkAction) => void }) {
  const [tag, setTag] = useState('');
  const problem = productTag.safeParse(tag).error?.issues[0]?.message;
  const isStill = isBusy || problem !== undefined;
  return (
    <form
      noValidate
      className="mt-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) onGo({ kind: 'add-tag', tag });
      }}
    >
      <TextField
        label="Tag"
        autoComplete="off"
        autoCapitalize="none"
        value={tag}
        onChange={(event) => setTag(event.target.value)}
        error={tag === '' ? undefined : problem}
        hint="Group and value, for example occasion:festive"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isStill}>
          Add
        </Button>
        <Button variant="secondary" disabled={isStill} onClick={() => onGo({ kind: 'remove-tag', tag })}>
          Remove
        </Button>
      </div>
    </form>
  );
}
