import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { PinForm } from './pin-form.tsx';

type PinDialogProps = { title: string; isOpen: boolean; onClose: () => void };

/** Asks for the PIN code that dates are for. */
export function PinDialog(props: PinDialogProps) {
  return (
    <Dialog {...props}>
      <PinForm />
    </Dialog>
  );
}
