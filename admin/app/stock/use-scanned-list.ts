import { findScanned, MAX_STOCK_LIST, type ScannedVariant } from '@gulmohar/contract/admin/product-stock.ts';
import { useRef, useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import type { ScanOutcome } from '../scan/scan-outcome.tsx';
import { giveSignal, type Signal } from '../scan/signal.ts';

export type ScannedItem = ScannedVariant & {
  /** null if the number was emptied, NaN if it is none. */
  units: number | null;
};

/** The sizes scanned so far, the last one first, each with the number of units. */
export function useScannedList() {
  const [items, setItems] = useState<readonly ScannedItem[]>([]);
  const [outcome, setOutcome] = useState<ScanOutcome>();
  /** Scans arrive faster than responses, so each one waits for the one before. */
  const queue = useRef<Promise<void>>(Promise.resolve());
  const current = useRef(items);

  function show(next: readonly ScannedItem[]): void {
    current.current = next;
    setItems(next);
  }

  function tell(signal: Signal, text: string): void {
    giveSignal(signal);
    setOutcome({ signal, text });
  }

  async function add(code: string): Promise<void> {
    try {
      const { variant } = await adminApi(findScanned, { query: { code } });
      if (!variant) return tell('bad', `Nothing in the shop has the code ${code}.`);
      const before = current.current.find(({ variantId }) => variantId === variant.variantId);
      if (!before && current.current.length >= MAX_STOCK_LIST)
        return tell('bad', `The list is full with ${MAX_STOCK_LIST} sizes. Please record it first.`);
      const units = (before?.units || 0) + 1;
      const others = current.current.filter((item) => item !== before);
      show([{ ...variant, units }, ...others]);
      tell('good', `${nameOf(variant)}: ${units}`);
    } catch (error) {
      tell('bad', failureText(error));
    }
  }

  return {
    items,
    outcome,
    scan(code: string): void {
      queue.current = queue.current.then(() => add(code));
    },
    setUnits(variantId: number, units: number | null): void {
      show(current.current.map((item) => (item.variantId === variantId ? { ...item, units } : item)));
    },
    remove(variantId: number): void {
      show(current.current.filter((item) => item.variantId !== variantId));
    },
    clear(): void {
      show([]);
      setOutcome(undefined);
    },
  };
}

export function nameOf({ name, size }: Pick<ScannedVariant, 'name' | 'size'>): string {
  return size === null ? name : `${name}, ${size}`;
}
