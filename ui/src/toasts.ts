import { create } from 'zustand';

export type Toast = {
  id: number;
  /** `critical` is an error on a red background, for problems that stop the shopper altogether. */
  kind: 'success' | 'error' | 'critical' | 'info';
  text: string;
  durationMs: number;
  action?: { label: string; run: () => void };
};

type Toasts = { shown: Toast[] };

/** For the toasts of cart, wishlist and coupons. */
const LONG_MS = 5_000;
const SHORT_MS = 3_000;
const SHOWN_AT_ONCE = 4;

let lastId = 0;

export const useToasts = create<Toasts>(() => ({ shown: [] }));

/** Replaces an earlier toast with the same text; if there are too many, the oldest disappears. */
export function showToast(
  kind: Toast['kind'],
  text: string,
  options: { isLong?: boolean; action?: Toast['action'] } = {},
): void {
  lastId += 1;
  const toast: Toast = {
    id: lastId,
    kind,
    text,
    durationMs: options.isLong ? LONG_MS : SHORT_MS,
    ...(options.action && { action: options.action }),
  };
  useToasts.setState(({ shown }) => ({
    shown: [...shown.filter((other) => other.text !== text), toast].slice(-SHOWN_AT_ONCE),
  }));
}

export function dismissToast(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }));
}
