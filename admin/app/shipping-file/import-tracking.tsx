import { importTrackingNumbers, type TrackingRow } from '@gulmohar/contract/admin/shipping-file.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { showToast } from '../components/toasts.ts';
import { CsvFileField } from '../form/csv-file-field.tsx';
import { refreshOrders } from '../orders/orders.queries.ts';
import { refreshShippingTemplates } from './shipping-file.queries.ts';

export function ImportTracking() {
  const [content, setContent] = useState<string>();
  const preview = useMutation({
    mutationFn: (text: string) =>
      adminApi(importTrackingNumbers, { body: { content: text, isPreview: true } }),
  });
  const enter = useMutation({
    mutationFn: (text: string) => adminApi(importTrackingNumbers, { body: { content: text } }),
    onSuccess: async ({ rows }) => {
      const count = countOf(rows, 'set');
      showToast('success', count === 1 ? '1 tracking number entered' : `${count} tracking numbers entered`);
      setContent(undefined);
      preview.reset();
      await Promise.all([refreshOrders(), refreshShippingTemplates()]);
    },
  });

  async function choose(chosen: File | undefined): Promise<void> {
    enter.reset();
    if (!chosen) return;
    const text = await chosen.text();
    setContent(text);
    preview.mutate(text);
  }

  const failure = enter.error ?? preview.error;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        A CSV file with these headings: order_id, awb and, if you have it, courier. You see the result for
        each row before anything changes.
      </p>
      <CsvFileField label="File of tracking numbers" onChoose={choose} />
      <ProblemNote text={failure ? failureText(failure) : undefined} />
      {content && preview.data && (
        <Preview rows={preview.data.rows} isBusy={enter.isPending} onEnter={() => enter.mutate(content)} />
      )}
    </div>
  );
}

function Preview({
  rows,
  isBusy,
  onEnter,
}: {
  rows: readonly TrackingRow[];
  isBusy: boolean;
  onEnter: () => void;
}) {
  const [set, same, refused] = [countOf(rows, 'set'), countOf(rows, 'same'), countOf(rows, 'refused')];
  return (
    <>
      <p role="status" className="font-semibold">
        {set} to enter, {same} already there, {refused} refused
      </p>
      <ul aria-label="Result for each row" className="divide-y divide-rule border-y border-rule">
        {rows.map(({ line, order, trackingNumber, result, outcome }) => (
          <li key={line} className="grid gap-x-4 py-2 sm:grid-cols-[1fr_1fr]">
            <span className="wrap-anywhere">
              <span className="text-muted">Line {line}:</span> {order || '–'}, {trackingNumber || '–'}
            </span>
            <span className={colours[outcome]}>{result}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button isBusy={isBusy} disabled={set === 0} onClick={onEnter}>
          {set === 1 ? 'Enter 1 number' : `Enter ${set} numbers`}
        </Button>
      </div>
    </>
  );
}

const colours = { set: 'text-success', same: 'text-muted', refused: 'text-problem' };

function countOf(rows: readonly TrackingRow[], counted: TrackingRow['outcome']): number {
  return rows.filter(({ outcome }) => outcome === counted).length;
}
