import { productTag } from '@gulmohar/contract/admin/product-fields.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import type { BulkDialogProps } from './bulk-price-dialog.tsx';

/** One tag put on, or taken off, all of them. */
export function BulkTagDialog({ isOpen, isBusy, onGo, onClose }: BulkDialogProps) {
  const [tag, setTag] = useState('');
  const complaint = productTag.safeParse(tag).error?.issues[0]?.message;
  return (
    <Dialog title="Tags" isOpen={isOpen} onClose={onClose}>
      <form
        noValidate
        className="mt-4 grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!complaint) onGo({ kind: 'add-tag', tag });
        }}
      >
        <TextField
          label="Tag"
          autoComplete="off"
          autoCapitalize="none"
          value={tag}
          onChange={(event) => setTag(event.target.value)}
          error={tag === '' ? undefined : complaint}
          hint="Group and value, for example occasion:festive"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isBusy || complaint !== undefined}>
            Add
          </Button>
          <Button
            look="secondary"
            disabled={isBusy || complaint !== undefined}
            onClick={() => onGo({ kind: 'remove-tag', tag })}
          >
            Take off
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
