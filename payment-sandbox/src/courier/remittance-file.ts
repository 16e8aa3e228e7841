import type { BookedOrder } from './courier-ledger.ts';
import { REMITTED_SHORT } from './scenarios.ts';
import { indianTime } from './shiprocket-shapes.ts';

const SHORT_BY = 10;

export function remittanceFile(orders: readonly (BookedOrder & { delivered_at: Date })[]): string {
  const rows = orders.map(({ awb, reference, body, delivered_at, scenario }) => {
    const amount = Number(body.sub_total) - (scenario === REMITTED_SHORT ? SHORT_BY : 0);
    const date = indianTime(delivered_at).slice(0, 10);
    return [awb, reference, amount.toFixed(2), date, date, `SBX${awb}`].join(',');
  });
  return [
    ['AWB', 'Order ID', 'COD Amount', 'Delivered Date', 'Remittance Date', 'UTR'].join(','),
    ...rows,
  ].join('\r\n');
}
