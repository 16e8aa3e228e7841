import { getUserOrders, type UserOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { markReturn, type RequestedReturn } from './mark-return.ts';

const PAGE_SIZE = 20;

type Orders = {
  /** undefined until the first answer. */
  orders: UserOrder[] | undefined;
  /** The last reading failed: of the first page, or of one more. */
  isFailed: boolean;
  hasMore: boolean;
  isBusy: boolean;
  loadMore(): Promise<void>;
  /** The item's return was asked for: shown at once, without reading everything again. */
  markReturnRequested(requested: RequestedReturn): void;
};

/** The shopper's orders, page by page. @param isSignedIn nothing is asked before somebody is */
export function useOrders(isSignedIn: boolean): Orders {
  const [orders, setOrders] = useState<UserOrder[]>();
  const [before, setBefore] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (!isSignedIn) return;
    let isWanted = true;
    browserApi(getUserOrders, { query: { limit: PAGE_SIZE } })
      .then((page) => {
        if (!isWanted) return;
        setOrders(page.orders);
        setBefore(page.nextBefore);
      })
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [isSignedIn]);

  async function loadMore(): Promise<void> {
    if (!before || isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const page = await browserApi(getUserOrders, { query: { limit: PAGE_SIZE, before } });
      setOrders((known = []) => [...known, ...page.orders]);
      setBefore(page.nextBefore);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  }

  function markReturnRequested(requested: RequestedReturn): void {
    setOrders((known) => known?.map((order) => ({ ...order, items: markReturn(order.items, requested) })));
  }

  return { orders, isFailed, hasMore: before !== null, isBusy, loadMore, markReturnRequested };
}
