import type { CustomerRow } from '@gulmohar/contract/admin/customer.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Section } from '../components/section.tsx';
import { showToast } from '../components/toasts.ts';
import { useStaff } from '../session/session.queries.ts';
import { CodBlockForm } from './cod-block-form.tsx';
import { ContestForm, LiftForm } from './cod-block-note-form.tsx';
import { type CodBlockDialog, CodBlockRow } from './cod-block-row.tsx';
import { codBlocksQuery, refreshCodBlocks } from './customer.queries.ts';

/** Blocks on cash on delivery: those of one customer, or all of them. */
export function CodBlocks({ customer }: { customer?: Pick<CustomerRow, 'userId' | 'name'> }) {
  const { may } = useStaff();
  const { data } = useSuspenseQuery(codBlocksQuery(customer?.userId));
  const [dialog, setDialog] = useState<CodBlockDialog>();

  async function done(text: string): Promise<void> {
    setDialog(undefined);
    showToast('success', text);
    await refreshCodBlocks();
  }

  return (
    <Section title="No cash on delivery">
      {data.blocks.length === 0 ? (
        <p className="text-muted">{customer ? 'Cash on delivery is allowed.' : 'Nobody.'}</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {data.blocks.map((block) => (
            <CodBlockRow key={block.blockId} block={block} onOpen={setDialog} />
          ))}
        </ul>
      )}
      {may('customers.block') && (
        <div className="mt-3">
          <Button variant="quiet" onClick={() => setDialog({ kind: 'block' })}>
            {customer ? 'Turn off cash on delivery' : 'Turn off cash on delivery for a phone number'}
          </Button>
        </div>
      )}
      <Dialog
        title={titleOf(dialog, customer?.name)}
        isOpen={dialog !== undefined}
        onClose={() => setDialog(undefined)}
      >
        {dialog?.kind === 'block' && <CodBlockForm userId={customer?.userId} onDone={done} />}
        {dialog?.kind === 'contest' && <ContestForm blockId={dialog.blockId} onDone={done} />}
        {dialog?.kind === 'lift' && <LiftForm blockId={dialog.blockId} onDone={done} />}
      </Dialog>
    </Section>
  );
}

function titleOf(dialog: CodBlockDialog | undefined, name = 'a phone number'): string {
  if (dialog?.kind === 'contest') return 'The buyer’s objection';
  return dialog?.kind === 'lift' ? 'Allow cash on delivery again' : `Turn off cash on delivery for ${name}`;
}
