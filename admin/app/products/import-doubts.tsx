import type { ImportDoubt, ProductImport } from '@gulmohar/contract/admin/product-import.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';

type ImportDoubtsProps = {
  doubts: ProductImport['doubts'];
  accepted: readonly ImportDoubt[];
  onChange: (accepted: ImportDoubt[]) => void;
};

/** The kinds of doubtful values in a file, each of which has to be accepted before it can be imported. */
export function ImportDoubts({ doubts, accepted, onChange }: ImportDoubtsProps) {
  if (doubts.length === 0) return null;
  return (
    <fieldset className="border border-rule p-4">
      <legend className="px-1 font-semibold">Please look at these first</legend>
      {doubts.map(({ kind, count }) => (
        <CheckField
          key={kind}
          label={`${doubtLabels[kind]} (${count}): import them as they are`}
          checked={accepted.includes(kind)}
          onChange={({ target }) =>
            onChange(target.checked ? [...accepted, kind] : accepted.filter((one) => one !== kind))
          }
        />
      ))}
    </fieldset>
  );
}

const doubtLabels: Record<ImportDoubt, string> = {
  'price-jump': 'Prices that change by more than half',
  'shortened-code': 'Codes that a spreadsheet shortened, such as 8.90124E+12',
  date: 'Sizes that a spreadsheet took for dates, such as 02-Mar',
  text: 'Texts with lost characters',
  code: 'Codes of the wrong kind',
};
