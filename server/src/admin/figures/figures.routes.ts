import { Readable } from 'node:stream';
import { type FigureTableName, figureTable, shareOf } from '@gulmohar/contract/admin/figure-tables.ts';
import {
  exportFigures,
  type FigureRow,
  getFigures,
  MAX_FIGURE_ROWS,
} from '@gulmohar/contract/admin/figures.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { type CsvValue, csvFile } from '../../platform/csv/write-csv.ts';
import type { ReadDatabase, Reads } from '../../platform/database/reads.ts';
import { file } from '../../platform/http/replies.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { countAlerts } from './alerts.ts';
import { type FigurePeriod, figurePeriod } from './figure-period.ts';
import { sumMargin } from './margin.ts';
import { followBuyers } from './repeat-buyers.ts';
import { sumReturnsBy } from './returns-by.ts';
import { sumReturnsByAdvice } from './returns-by-advice.ts';
import { sumSalesBy } from './sales-by.ts';
import { findMissedSizes } from './stitch.ts';
import { countEmptySearches, countSteps, countViewed, sumSources } from './visits.ts';

type Needs = { reads: Reads; shop: () => Shop };

type ReadRows = (db: ReadDatabase, period: FigurePeriod, shop: Shop) => Promise<FigureRow[]>;

const tables: Record<FigureTableName, ReadRows> = {
  steps: countSteps,
  source: sumSources,
  viewed: countViewed,
  searches: countEmptySearches,
  product: (db, period) => sumSalesBy(db, 'product', period),
  category: (db, period) => sumSalesBy(db, 'category', period),
  coupon: (db, period) => sumSalesBy(db, 'coupon', period),
  state: (db, period) => sumSalesBy(db, 'state', period),
  payment: (db, period) => sumSalesBy(db, 'payment', period),
  margin: sumMargin,
  size: (db, period) => sumSalesBy(db, 'size', period),
  stitch: findMissedSizes,
  alerts: countAlerts,
  'returns-advice': (db, period, { returnDays }) => sumReturnsByAdvice(db, period, returnDays),
  'returns-payment': (db, period, { returnDays }) => sumReturnsBy(db, 'payment', period, returnDays),
  'returns-pin': (db, period, { returnDays }) => sumReturnsBy(db, 'pin', period, returnDays),
  repeat: followBuyers,
};

export function figureRoutes({ reads, shop }: Needs): Route[] {
  return [
    staffRoute(getFigures, {}, async ({ query }) => {
      const { since, ...days } = figurePeriod(Number(query.days), new Date());
      const rows = await reads((from) => tables[query.table](from, { since, ...days }, shop()));
      return { rows: rows.slice(0, MAX_FIGURE_ROWS), totalRows: rows.length, ...days };
    }),

    staffRoute(exportFigures, {}, async ({ query }) => {
      const period = figurePeriod(Number(query.days), new Date());
      const rows = await reads((from) => tables[query.table](from, period, shop()));
      const { of, columns } = figureTable(query.table);
      const head = [of, ...columns.map(({ title }) => title)];
      return file(
        'text/csv; charset=utf-8',
        Readable.from(
          csvFile(
            head,
            rows.map((row) => cells(query.table, row)),
          ),
        ),
        {
          'content-disposition': `attachment; filename="${query.table}-${period.from}-${period.to}.csv"`,
        },
      );
    }),
  ];
}

function cells(table: FigureTableName, { label, values }: FigureRow): CsvValue[] {
  const { columns } = figureTable(table);
  return [
    label,
    ...columns.map((column) => {
      if (column.unit === 'share') return shareOf(values, column.at, column.of);
      const value = values[column.at] ?? null;
      return value !== null && column.unit === 'rupees' ? paiseToRupees(value) : value;
    }),
  ];
}
