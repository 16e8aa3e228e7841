import type { DeskOrder } from '@gulmohar/contract/admin/desk-order.ts';
import { addOrderNote } from '@gulmohar/contract/admin/desk-order-steps.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useState } from 'react';
import { WordsField } from '../shell/words-field.tsx';
import { useOrderForm } from './use-order-form.ts';

type NoteDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void };

export function NoteDialog({ order, isOpen, onClose }: NoteDialogProps) {
  return (
    <Dialog title={`A note to ${order.shortId}`} isOpen={isOpen} onClose={onClose}>
      <NoteForm order={order} onDone={onClose} />
    </Dialog>
  );
}

function NoteForm({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  const [text, setText] = useState('');
  const { send, problems } = useOrderForm(addOrderNote, 'The note is kept', onDone);
  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ orderId: order.orderId, text });
      }}
    >
      <ProblemNote text={problems.all} />
      <WordsField
        label="Note"
        hint="For everybody at this desk; the buyer never sees it."
        value={text}
        error={problems.text}
        onChange={setText}
      />
      <Button type="submit" disabled={send.isPending}>
        Keep the note
      </Button>
    </form>
  );
}
