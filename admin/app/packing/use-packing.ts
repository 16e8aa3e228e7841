import * as api from '@gulmohar/contract/admin/packing.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { refreshOrders } from '../orders/orders.queries.ts';
import type { ScanOutcome } from '../scan/scan-outcome.tsx';
import { giveSignal, type Signal } from '../scan/signal.ts';
import { refreshPackings } from './packing.queries.ts';
import { stationId } from './station.ts';

export type Packed = { parcelId: string; parcelCode: string };
export type FinishInput = {
  weightGrams: number | null;
  box: { lengthMm: number; widthMm: number; heightMm: number } | null;
  isPartial: boolean;
};
type Scan = { orderId: string; code: string; scanId: string };

/**
 * The state of one packing station: the last scan and the order being packed. The order is in the address, so
 * that the page can be reloaded; the server keeps what was scanned.
 */
export function usePacking() {
  const [search, setSearch] = useSearchParams();
  const [packing, setPacking] = useState<api.Packing>();
  const [packed, setPacked] = useState<Packed>();
  const [outcome, setOutcome] = useState<ScanOutcome>();
  const [isBusy, setBusy] = useState(false);
  const station = stationId();
  /** Scans arrive faster than responses, so each one waits for the one before and sees its result. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const current = useRef<api.Packing | undefined>(undefined);
  /**
   * The scan whose response was lost. Scanning the same item again repeats it under the same id, so that it
   * is not counted twice.
   */
  const unanswered = useRef<Scan | undefined>(undefined);

  function show(next: api.Packing | undefined): void {
    current.current = next;
    setPacking(next);
  }

  function tell(signal: Signal, text: string): void {
    giveSignal(signal);
    setOutcome({ signal, text });
  }

  async function open(code: string, more: { isStart?: boolean; isTakeOver?: boolean } = {}): Promise<void> {
    const { packing: next } = await adminApi(api.openPacking, { body: { code, station, ...more } });
    show(next);
    setPacked(undefined);
    setSearch({ order: codeOf(next) }, { replace: true });
    if (next.lockedBy) return tell('bad', `${next.lockedBy.staffName} is packing order ${next.shortId}.`);
    tell('good', openedText(next));
    if (more.isStart) await refreshOrders();
  }

  async function scan(orderId: string, code: string): Promise<void> {
    const last = unanswered.current;
    const isAgain = last?.orderId === orderId && last.code === code;
    const sent = isAgain ? last : { orderId, code, scanId: crypto.randomUUID() };
    unanswered.current = sent;
    const { result, message, packing: next } = await adminApi(api.scanItem, { body: { ...sent, station } });
    show(next);
    tell(result === 'counted' || result === 'complete' ? 'good' : 'bad', message);
  }

  /** Runs one task after another, and shows the error of one that fails. */
  function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    const done = queue.current.then(work).then(
      () => {
        unanswered.current = undefined;
      },
      (error: unknown) => {
        if (error instanceof ApiError) unanswered.current = undefined;
        tell('bad', failureText(error));
      },
    );
    queue.current = done;
    return done.finally(() => {
      if (queue.current === done) setBusy(false);
    });
  }

  /**
   * Handles a code from the scanner, the camera or the keyboard: an item of the order being packed, or else
   * the next order.
   */
  function take(code: string): Promise<void> {
    return run(async () => {
      const now = current.current;
      if (now && isBeingPacked(now)) await scan(now.orderId, code);
      else await open(code);
    });
  }

  function count(line: api.PackingLine, counted: number): Promise<void> {
    return run(async () => {
      const { orderId } = current.current ?? { orderId: '' };
      const body = { orderId, station, lineId: line.lineId, counted };
      const { packing: next } = await adminApi(api.countLine, { body });
      show(next);
      tell('good', `${line.name}: ${counted} of ${line.quantity}`);
    });
  }

  /** @returns whether the parcel was packed */
  async function finish(input: FinishInput): Promise<boolean> {
    const { orderId = '' } = current.current ?? {};
    let isDone = false;
    await run(async () => {
      const parcel = await adminApi(api.finishPacking, { body: { orderId, station, ...input } });
      isDone = true;
      setPacked(parcel);
      show(undefined);
      setSearch({}, { replace: true });
      tell('good', `Parcel ${parcel.parcelCode} is packed.`);
      await Promise.all([refreshPackings(), refreshOrders()]);
    });
    return isDone;
  }

  function leave(): Promise<void> {
    return run(async () => {
      const left = current.current;
      if (left) await adminApi(api.releasePacking, { body: { orderId: left.orderId, station } });
      show(undefined);
      setOutcome(undefined);
      setSearch({}, { replace: true });
      await refreshPackings();
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page has loaded
  useEffect(() => {
    const order = search.get('order');
    if (order && !current.current) void run(() => open(order));
  }, []);

  return {
    packing,
    packed,
    outcome,
    isBusy,
    take,
    count,
    finish,
    leave,
    start: () => run(() => open(codeOf(current.current), { isStart: true })),
    takeOver: () => run(() => open(codeOf(current.current), { isTakeOver: true })),
    reopen: (code: string) => run(() => open(code)),
  };
}

/** Whether the next scan is expected to be one of its items. */
export function isBeingPacked({ status, lockedBy, lines }: api.Packing): boolean {
  return status !== 'Order Placed' && lockedBy === null && lines.length > 0;
}

/** The code with which it can be opened again. */
function codeOf(packing: api.Packing | undefined): string {
  return packing?.parcelCode ?? packing?.shortId ?? '';
}

function openedText({ shortId, status, lines, parcelCode }: api.Packing): string {
  const name = parcelCode ? `Parcel ${parcelCode}` : `Order ${shortId}`;
  if (status === 'Order Placed') return `${name} has not been started yet.`;
  if (lines.length === 0) return `Everything in order ${shortId} is packed.`;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return units === 1 ? `${name}: 1 item` : `${name}: ${units} items`;
}
