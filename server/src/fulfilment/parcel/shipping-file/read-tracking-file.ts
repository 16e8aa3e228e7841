import { isShortened } from '../../../platform/csv/damaged-cells.ts';
import { readTable } from '../../../platform/csv/read-table.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';

export type TrackingFileRow = {
  line: number;
  order: string;
  trackingNumber: string;
  courier: string;
  problem: string;
};

const names = {
  order: ['orderid', 'order', 'orderno', 'ordernumber', 'saleordernumber', 'referenceno', 'referencenumber'],
  trackingNumber: [
    'awb',
    'awbno',
    'awbnumber',
    'awbcode',
    'waybill',
    'waybillno',
    'waybillnumber',
    'trackingnumber',
    'trackingid',
    'trackingno',
  ],
  courier: ['courier', 'couriername', 'couriercompany', 'courierpartner', 'trackingprovider', 'carrier'],
};
/** The maximum length of the form field for it. */
const LONGEST = 60;

/** @throws ShopError INVALID_INPUT for a file of another kind */
export function readTrackingFile(content: string): TrackingFileRow[] {
  const { columnOf, records } = readTable(content);
  const at = {
    order: columnOf(names.order),
    trackingNumber: columnOf(names.trackingNumber),
    courier: columnOf(names.courier),
  };
  const missing = [...(at.order < 0 ? ['order_id'] : []), ...(at.trackingNumber < 0 ? ['awb'] : [])];
  if (missing.length > 0) {
    throw new ShopError('INVALID_INPUT', `The file has no column ${missing.join(' and ')}.`);
  }
  return records.map(({ line, cells, problem }) => {
    const row = {
      order: cells[at.order] ?? '',
      trackingNumber: cells[at.trackingNumber] ?? '',
      courier: cells[at.courier] ?? '',
    };
    return { line, ...row, problem: problem || problemOf(row) };
  });
}

function problemOf({ order, trackingNumber, courier }: Omit<TrackingFileRow, 'line' | 'problem'>): string {
  if (!order) return 'The order number is missing.';
  if (!trackingNumber) return 'The tracking number is missing.';
  if (isShortened(trackingNumber)) {
    return 'A spreadsheet has shortened this number; please export the file again.';
  }
  if (trackingNumber.length > LONGEST || courier.length > LONGEST) return `At most ${LONGEST} characters.`;
  return '';
}
