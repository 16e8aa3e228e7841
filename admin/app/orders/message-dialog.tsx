import type { DeskOrder } from '@gulmohar/contract/admin/desk-order.ts';
import { writeToBuyer } from '@gulmohar/contract/admin/desk-order-steps.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useState } from 'react';
import { WordsField } from '../shell/words-field.tsx';
import { useOrderForm } from './use-order-form.ts';

type MessageDialogProps = { order: DeskOrder; isOpen: boolean; onClose: () => void };

export function MessageDialog({ order, isOpen, onClose }: MessageDialogProps) {
  return (
    <Dialog title={`Write to ${order.buyerName}`} isOpen={isOpen} onClose={onClose}>
      <MessageForm order={order} onDone={onClose} />
    </Dialog>
  );
}

function MessageForm({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  const [subject, setSubject] = useState(`Your order ${order.shortId}`);
  const [text, setText] = useState('');
  const { send, problems } = useOrderForm(writeToBuyer, 'The letter is on its way', onDone);
  return (
    <form
      noValidate
      className="mt-4 grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ orderId: order.orderId, subject, text });
      }}
    >
      <ProblemNote text={problems.all} />
      <TextField
        label="Subject"
        autoComplete="off"
        value={subject}
        error={problems.subject}
        onChange={(event) => setSubject(event.target.value)}
      />
      <WordsField
        label="Letter"
        hint="It begins with ‘Namaste,’ and ends with the shop’s name and a link to the order."
        value={text}
        error={problems.text}
        onChange={setText}
      />
      <Button type="submit" disabled={send.isPending}>
        Send
      </Button>
    </form>
  );
}
