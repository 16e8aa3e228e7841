import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';

type AddressRowProps = {
  label: string;
  hint: string;
  initial: string;
  accepts: (address: string) => boolean;
  onEnter: (address: string) => void;
};

/** Asks for an address below the toolbar. It is no form of its own, because it lies within one. */
export function AddressRow({ label, hint, initial, accepts, onEnter }: AddressRowProps) {
  const [typed, setTyped] = useState(initial);
  const [isWrong, setWrong] = useState(false);

  function enter(): void {
    const address = typed.trim();
    setWrong(!accepts(address));
    if (accepts(address)) onEnter(address);
  }

  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-3 border-b border-rule p-3">
      <TextField
        label={label}
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        hint={hint}
        error={isWrong ? `This address cannot be used: ${hint}` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          enter();
        }}
      />
      <Button variant="secondary" className="mt-7" onClick={enter}>
        Set
      </Button>
    </div>
  );
}
