import type { Packing } from '@gulmohar/contract/admin/packing.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { files, paths } from '../paths.ts';
import { lastPaper } from '../print/paper-choice.ts';
import { ScanField } from '../scan/scan-field.tsx';
import { ScanOutcomeNote } from '../scan/scan-outcome.tsx';
import { useBoxes } from '../settings/boxes.queries.ts';
import { FinishForm } from './finish-form.tsx';
import { PackingLines } from './packing-lines.tsx';
import { PackingQueue } from './packing-queue.tsx';
import { isBeingPacked, usePacking } from './use-packing.ts';

type Table = ReturnType<typeof usePacking>;

/**
 * The packing table: scan an order, scan its items, weigh the parcel, print its label, continue with the
 * next. Works with a scanner, or with a phone in one hand.
 */
export function PackingPage() {
  // Loaded with the page; otherwise the form that needs the boxes would hide the whole page while they load,
  // in the middle of a scan.
  useBoxes();
  const table = usePacking();
  const { packing, packed, outcome, take } = table;
  const field = useRef<HTMLInputElement>(null);
  const finishForm = useRef<HTMLFormElement>(null);
  const focus = () => field.current?.focus({ preventScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every scan and step the field is ready for the next scan
  useEffect(focus, [packing?.orderId, packed?.parcelId, outcome]);
  const isPacking = packing !== undefined && isBeingPacked(packing);
  const isReady = isPacking && isComplete(packing);
  return (
    <>
      <PageHead title="Packing" />
      <div className="grid max-w-5xl gap-6">
        <div className="no-print z-10 grid gap-3 bg-ground max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-4 max-lg:border-t max-lg:border-rule max-lg:p-4">
          <ScanOutcomeNote outcome={outcome} />
          {isReady && <p>Everything is scanned. Press Enter to pack it.</p>}
          <ScanField
            label={isPacking ? 'Scan an item' : 'Scan an order or parcel'}
            field={field}
            onCode={take}
            onEnter={isReady ? () => finishForm.current?.requestSubmit() : undefined}
          />
        </div>
        {packing ? (
          <OpenOrder table={table} packing={packing} finishForm={finishForm} />
        ) : (
          <NothingOpen table={table} />
        )}
      </div>
    </>
  );
}

function NothingOpen({ table: { packed, reopen } }: { table: Table }) {
  return (
    <>
      {packed && (
        <section aria-label="Packed" className="grid gap-3 border-l-4 border-success bg-panel p-4">
          <p className="text-lg font-semibold">Parcel {packed.parcelCode} is packed</p>
          <PrintLabel parcelId={packed.parcelId} label="Print label" />
          <p className="text-sm text-muted">Then open or scan the next order.</p>
        </section>
      )}
      <PackingQueue onOpen={reopen} />
    </>
  );
}

function PrintLabel({ parcelId, label }: { parcelId: string; label: string }) {
  return (
    <a
      href={files.label(parcelId, lastPaper())}
      target="_blank"
      rel="noreferrer"
      className={`${buttonClass('primary')} min-h-16 text-base sm:justify-self-start`}
    >
      {label}
    </a>
  );
}

function isComplete({ lines }: Packing): boolean {
  return lines.length > 0 && lines.every(({ counted, quantity }) => counted >= quantity);
}

type OpenOrderProps = { table: Table; packing: Packing; finishForm: RefObject<HTMLFormElement | null> };

function OpenOrder({ table, packing, finishForm }: OpenOrderProps) {
  const { isBusy, start, takeOver, leave, count, finish } = table;
  const { orderId, shortId, buyerName, city, collect, status, lockedBy, lines, packed, parcelCode } = packing;
  return (
    <section aria-label={`Order ${shortId}`} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-xl font-semibold">
            <Link to={paths.order(orderId)} className="text-link underline underline-offset-4">
              {parcelCode ? `Parcel ${parcelCode}` : `Order ${shortId}`}
            </Link>
          </h2>
          <p className="text-muted">
            {packing.isExpress && <strong>EXPRESS · </strong>}
            {packing.isGiftWrapped && <strong>WRAP AS A GIFT · </strong>}
            {buyerName}, {city} · {collect === null ? 'Prepaid' : `COD: Collect ${formatRupees(collect)}`}
          </p>
        </div>
        <Button variant="secondary" isBusy={isBusy} onClick={leave}>
          Leave
        </Button>
      </div>
      {status === 'Order Placed' && (
        <div className="grid gap-3">
          <p>The buyer will see that it is being packed, and can no longer cancel it.</p>
          <Button isBusy={isBusy} onClick={start} className="min-h-16 text-base sm:justify-self-start">
            Start packing
          </Button>
        </div>
      )}
      {lockedBy && status !== 'Order Placed' && (
        <div className="grid justify-items-start gap-3 border-l-4 border-marigold bg-panel p-4">
          <p>
            <strong className="font-semibold">{lockedBy.staffName}</strong> is packing it in another browser.
          </p>
          <ConfirmButton
            variant="secondary"
            label="Take over"
            title="Take over this order?"
            action="Take over"
            run={takeOver}
          >
            <p>{lockedBy.staffName} will be told at their next scan. Scanned items are kept.</p>
          </ConfirmButton>
        </div>
      )}
      {packed.map((parcel) => (
        <div key={parcel.parcelId} className="flex flex-wrap items-center gap-4">
          <p>Parcel {parcel.parcelCode} is packed.</p>
          <PrintLabel parcelId={parcel.parcelId} label="Print the label again" />
        </div>
      ))}
      {lines.length > 0 && (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
          <PackingLines lines={lines} isOpen={isBeingPacked(packing)} onCount={count} />
          {isBeingPacked(packing) && (
            <FinishForm
              key={`${orderId} ${parcelCode}`}
              form={finishForm}
              packing={packing}
              isBusy={isBusy}
              onFinish={finish}
            />
          )}
        </div>
      )}
    </section>
  );
}
