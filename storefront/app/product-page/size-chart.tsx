import type { ProductDetails } from '@gulmohar/contract/catalogue/product.ts';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { lazy, Suspense, useState } from 'react';
import { inUnit, type Unit } from './length-unit.ts';
import { productMessages as messages } from './product.messages.ts';

type Measurements = ProductDetails['measurements'];

const CompareSizes = lazy(async () => ({ default: (await import('./compare-sizes.tsx')).CompareSizes }));

type SizeChartProps = {
  productId: string;
  /** In the order in which they are offered. */
  sizes: string[];
  measurements: Measurements;
  isOpen: boolean;
  onClose: () => void;
};

/** Body and garment measurements of every size, in cm or inches. */
export function SizeChart({ productId, sizes, measurements, isOpen, onClose }: SizeChartProps) {
  const [unit, setUnit] = useState<Unit>('cm');
  const rows = Object.entries(measurements).sort(
    ([one], [other]) => sizes.indexOf(one) - sizes.indexOf(other),
  );
  return (
    <Dialog title={messages.sizeChart} isOpen={isOpen} onClose={onClose}>
      <fieldset className="mt-3 inline-flex overflow-hidden rounded-(--corner) border border-ink">
        <legend className="sr-only">{messages.unit}</legend>
        {(Object.keys(messages.units) as Unit[]).map((one) => (
          <ScriptButton
            key={one}
            aria-pressed={one === unit}
            onClick={() => setUnit(one)}
            className="min-h-11 min-w-18 cursor-pointer px-4 aria-pressed:bg-ink aria-pressed:text-ground"
          >
            {messages.units[one]}
          </ScriptButton>
        ))}
      </fieldset>
      <MeasureTable title={messages.bodyMeasures} of="bodyCm" rows={rows} unit={unit} />
      <MeasureTable title={messages.garmentMeasures} of="garmentCm" rows={rows} unit={unit} />
      <Suspense>
        <CompareSizes productId={productId} sizes={sizes} measurements={measurements} unit={unit} />
      </Suspense>
    </Dialog>
  );
}

type MeasureTableProps = {
  title: string;
  of: 'bodyCm' | 'garmentCm';
  rows: [size: string, Measurements[string]][];
  unit: Unit;
};

function MeasureTable({ title, of, rows, unit }: MeasureTableProps) {
  const lines = rows.map(([size, list]) => ({
    size,
    lengths: new Map(list.flatMap((one) => (one[of] === undefined ? [] : [[one.name, one[of]] as const]))),
  }));
  const names = [...new Set(lines.flatMap(({ lengths }) => [...lengths.keys()]))];
  if (names.length === 0) return null;
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll a wide table
      tabIndex={0}
      className="mt-6 overflow-x-auto"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="mb-1 text-left text-base font-semibold">{title}</caption>
        <thead>
          <tr className="border-b border-muted text-left text-muted">
            {[messages.size, ...names].map((name) => (
              <th key={name} scope="col" className="py-2 pr-3 font-normal last:pr-0 sm:pr-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ size, lengths }) => (
            <tr key={size} className="border-b border-rule">
              <th scope="row" className="py-2 pr-3 text-left font-semibold whitespace-nowrap sm:pr-4">
                {size}
              </th>
              {names.map((name) => (
                <td key={name} className="py-2 pr-3 last:pr-0 sm:pr-4">
                  {inUnit(lengths.get(name), unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
