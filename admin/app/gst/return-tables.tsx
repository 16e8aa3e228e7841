import type { GstReturn } from '@gulmohar/contract/admin/gst.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { FigureTable, percent, taxCells, taxHeads } from './figure-table.tsx';

const tableNames: Record<GstReturn['tables'][number]['table'], string> = {
  b2b: '4A Businesses with a GSTIN (b2b)',
  b2cl: '5A Large invoices to consumers of other states (b2cl)',
  b2cs: '7 Other sales to consumers (b2cs)',
  cdnr: '9B Credit notes to businesses (cdnr)',
  cdnur: '9B Credit notes against large invoices (cdnur)',
};
const halves = { b2b: 'Businesses', b2c: 'Consumers' };

export function ReturnTables({ of }: { of: GstReturn }) {
  const isIff = of.period.endsWith('-IFF');
  return (
    <>
      {!isIff && <SummaryReturn of={of} />}
      <FigureTable
        title="GSTR-1: tables"
        heads={['Table', 'Entries', ...taxHeads]}
        rows={of.tables
          .filter(({ entries }) => entries > 0)
          .map((row) => [tableNames[row.table], String(row.entries), ...taxCells(row)])}
        empty="No sales in this period."
      />
      {!isIff && <Summaries of={of} />}
    </>
  );
}

function SummaryReturn({ of: { outward, unregistered } }: { of: GstReturn }) {
  return (
    <>
      <FigureTable
        title="GSTR-3B: 3.1(a) Taxable sales"
        heads={['Sales less credit notes', ...taxHeads]}
        rows={[['All', ...taxCells(outward)]]}
        empty=""
      />
      <FigureTable
        title="GSTR-3B: 3.2 To consumers of other states"
        heads={['Place of supply', 'Taxable value', 'IGST']}
        rows={unregistered.map(({ place, taxable, igst }) => [
          place,
          formatRupees(taxable),
          formatRupees(igst),
        ])}
        empty="None."
      />
    </>
  );
}

function Summaries({ of: { smallSales, hsn, issued } }: { of: GstReturn }) {
  return (
    <>
      <FigureTable
        title="GSTR-1: 7 Sales to consumers, by place and rate"
        heads={['Place of supply', 'Rate', ...taxHeads]}
        rows={smallSales.map((row) => [row.place, percent(row.basisPoints), ...taxCells(row)])}
        empty="None."
      />
      <FigureTable
        title="GSTR-1: 12 HSN summary"
        heads={['HSN', 'Half', 'Rate', 'Quantity', 'Value', ...taxHeads]}
        texts={2}
        rows={hsn.map((row) => [
          row.hsn || 'None',
          halves[row.half],
          percent(row.basisPoints),
          row.unit === 'NA' ? 'NA' : `${row.quantity} ${row.unit}`,
          formatRupees(row.value),
          ...taxCells(row),
        ])}
        empty="None."
      />
      <FigureTable
        title="GSTR-1: 13 Documents issued"
        heads={['Nature', 'From', 'To', 'Total', 'Cancelled']}
        texts={3}
        rows={issued.map(({ nature, from, to, total, cancelled }) => [
          nature,
          from,
          to,
          String(total),
          String(cancelled),
        ])}
        empty="None."
      />
    </>
  );
}
