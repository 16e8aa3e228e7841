import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import { Section } from '../components/section.tsx';

type FigureTableProps = {
  title: string;
  /** The first one is the head of the rows' names. */
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The number of text columns, from the left. */
  texts?: number;
  empty: string;
};

/** A table of figures. On a phone, where it would not fit, each figure gets a line with its name. */
export function FigureTable({ title, heads, rows, texts = 1, empty }: FigureTableProps) {
  const side = (index: number) => (index < texts ? '' : 'md:text-right');
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <table className="block w-full text-sm md:table">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only md:not-sr-only md:table-header-group">
            <tr className="border-b border-rule text-left">
              {heads.map((head, index) => (
                <th key={head} scope="col" className={`px-2 py-2 font-semibold text-muted ${side(index)}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block md:table-row-group">
            {rows.map((cells) => (
              <tr key={cells.join('|')} className="block border-b border-rule py-2 md:table-row">
                <th
                  scope="row"
                  className="block px-2 text-left font-semibold md:table-cell md:py-2 md:font-normal"
                >
                  {cells[0]}
                </th>
                {heads.slice(1).map((head, index) => (
                  <td
                    key={head}
                    className={`flex justify-between gap-4 px-2 tabular-nums md:table-cell md:py-2 ${side(index + 1)}`}
                  >
                    <span aria-hidden="true" className="text-muted md:hidden">
                      {head}
                    </span>
                    {cells[index + 1]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

export const taxHeads = ['Taxable value', 'IGST', 'CGST', 'SGST'];

export function taxCells(row: { taxable: Paise; igst: Paise; cgst: Paise; sgst: Paise }): string[] {
  return [row.taxable, row.igst, row.cgst, row.sgst].map(formatRupees);
}

/** `5%` of 500 basis points */
export function percent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
