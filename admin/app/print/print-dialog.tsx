import {
  countPrints,
  type Paper,
  type PrintKind,
  papers,
  printKinds,
} from '@gulmohar/contract/admin/print.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { Dialog } from '../components/dialog.tsx';
import { files } from '../paths.ts';
import { lastPaper, paperNames, rememberPaper } from './paper-choice.ts';
import { PrintProgress } from './print-progress.tsx';

const kindNames: Record<PrintKind, string> = {
  invoice: 'Invoices',
  'packing-slip': 'Packing slips',
  label: 'Labels',
};

type PrintDialogProps = { orderIds: readonly string[]; isOpen: boolean; onClose: () => void };

/** Prints documents of the selected orders as one PDF: choice of documents and paper, then the progress. */
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
  const [paper, setPaper] = useState<Paper>(lastPaper);
  const [printId, setPrintId] = useState(() => crypto.randomUUID());
  const [isStarted, setStarted] = useState(false);
  const kinds = chosen.filter((kind) => (data?.counts[kind] ?? 0) > 0);

  /** A changed choice needs a new print id. */
  function begin(): void {
    setPrintId(crypto.randomUUID());
    setStarted(false);
  }

  function choose(kind: PrintKind, isOn: boolean): void {
    begin();
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
          begin();
          rememberPaper(next);
          setPaper(next);
        }}
      />
      <p className="text-sm text-muted">
        {paper === 'a4' ? 'Four labels per sheet.' : 'For a label printer.'} Invoices are always A4.
      </p>
      {kinds.length > 0 && (
        <a
          href={files.orders({ orderIds, kinds, paper, printId })}
          target="_blank"
          rel="noreferrer"
          onClick={() => setStarted(true)}
          className={buttonClass('primary')}
        >
          Open the PDF
        </a>
      )}
      {isStarted && <PrintProgress printId={printId} />}
    </div>
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
      {chosen.includes('label') && labels.length > 0 && <p>No label until packed: {labels.join(', ')}</p>}
      {chosen.includes('invoice') && invoices.length > 0 && (
        <p>No invoice until shipped: {invoices.join(', ')}</p>
      )}
    </div>
  );
}
