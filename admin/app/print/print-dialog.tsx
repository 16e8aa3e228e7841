import {
  countPrints,
  type Paper,
  type PrintKind,
  papers,
  printKinds,
} from '@gulmohar/contract/admin/print.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { Dialog } from '../shell/dialog.tsx';
import { keepPaper, keptPaper, paperNames } from './paper-choice.ts';
import { type MadePrint, useMakePrint } from './use-make-print.ts';

const kindNames: Record<PrintKind, string> = {
  invoice: 'Invoices',
  'packing-slip': 'Packing slips',
  label: 'Labels',
};

type PrintDialogProps = { orderIds: readonly string[]; isOpen: boolean; onClose: () => void };

/** Documents of the chosen orders as one PDF: which, on what paper, and how far it is. */
export function PrintDialog({ orderIds, isOpen, onClose }: PrintDialogProps) {
  return (
    <Dialog title="Print" isOpen={isOpen} onClose={onClose}>
      <PrintForm orderIds={orderIds} />
    </Dialog>
  );
}

function PrintForm({ orderIds }: { orderIds: readonly string[] }) {
  const { data } = useQuery({
    queryKey: ['print-count', orderIds],
    queryFn: () => adminApi(countPrints, { query: { orderIds: orderIds.join(',') } }),
  });
  const [chosen, setChosen] = useState<readonly PrintKind[]>(['packing-slip', 'label']);
  const [paper, setPaper] = useState<Paper>(keptPaper);
  const print = useMakePrint();
  const kinds = chosen.filter((kind) => (data?.counts[kind] ?? 0) > 0);

  function choose(kind: PrintKind, isOn: boolean): void {
    print.reset();
    setChosen(printKinds.filter((one) => (one === kind ? isOn : chosen.includes(one))));
  }

  return (
    <div className="mt-4 grid gap-5">
      <fieldset className="grid gap-1">
        <legend className="font-semibold">What</legend>
        {printKinds.map((kind) => (
          <CheckField
            key={kind}
            label={`${kindNames[kind]} (${data?.counts[kind] ?? '…'})`}
            checked={chosen.includes(kind)}
            onChange={(event) => choose(kind, event.target.checked)}
          />
        ))}
        {data && <Missing labels={data.withoutLabel} invoices={data.withoutInvoice} chosen={chosen} />}
      </fieldset>
      <ChoiceField
        legend="Paper"
        layout="row"
        value={paper}
        choices={papers.map((value) => ({ value, label: paperNames[value] }))}
        onChange={(next) => {
          print.reset();
          keepPaper(next);
          setPaper(next);
        }}
      />
      <p className="text-sm text-muted">
        {paper === 'a4' ? 'Four labels on a sheet.' : 'For a label printer.'} Invoices are always A4.
      </p>
      <ProblemNote text={print.error ? failureText(print.error) : undefined} />
      {print.made ? (
        <OpenPrint made={print.made} />
      ) : (
        <Button
          isBusy={print.isPending}
          disabled={kinds.length === 0}
          onClick={() => print.make({ orderIds, kinds, paper })}
        >
          Make the PDF
        </Button>
      )}
      {print.isPending && (
        <div>
          <label className="block text-sm" htmlFor="print-progress">
            {print.progress ? `${print.progress.done} of ${print.progress.total} drawn` : 'Starting …'}
          </label>
          <progress
            id="print-progress"
            className="h-3 w-full"
            max={print.progress?.total ?? 1}
            value={print.progress?.done ?? 0}
          />
        </div>
      )}
    </div>
  );
}

function OpenPrint({ made }: { made: MadePrint }) {
  return (
    <p role="status" className="grid justify-items-start gap-2">
      <span>The PDF is ready ({Math.ceil(made.bytes / 1000)} KB).</span>
      <a href={made.address} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
        Open the PDF
      </a>
    </p>
  );
}

function Missing({
  labels,
  invoices,
  chosen,
}: {
  labels: readonly string[];
  invoices: readonly string[];
  chosen: readonly PrintKind[];
}) {
  return (
    <div className="text-sm text-muted" aria-live="polite">
      {chosen.includes('label') && labels.length > 0 && (
        <p>No label before it is packed: {labels.join(', ')}</p>
      )}
      {chosen.includes('invoice') && invoices.length > 0 && (
        <p>No invoice before it is shipped: {invoices.join(', ')}</p>
      )}
    </div>
  );
}
