import type { ProductDetails } from '@gulmohar/contract/product.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { useState } from 'react';

const CM_PER_INCH = 2.54;

type SizeChartProps = { measurements: ProductDetails['measurements']; isOpen: boolean; onClose: () => void };

/** Body and garment measurements of every size, in cm or inches. */
export function SizeChart({ measurements, isOpen, onClose }: SizeChartProps) {
  const [unit, setUnit] = useState<'cm' | 'inch'>('cm');
  const sizes = Object.keys(measurements);
  const names = [...new Set(Object.values(measurements).flatMap((list) => list.map(({ name }) => name)))];

  function shown(cm: number | undefined): string {
    if (cm === undefined) return '–';
    return unit === 'cm' ? String(cm) : (cm / CM_PER_INCH).toFixed(1);
  }

  return (
    <Dialog title="Size chart" isOpen={isOpen} onClose={onClose}>
      <p className="mt-1 mb-3 text-sm text-muted">
        Body / garment, in {unit === 'cm' ? 'centimetres' : 'inches'}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-rule text-left">
              <th scope="col" className="py-2 pr-3">
                Size
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className="py-2 pr-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size} className="border-b border-rule">
                <th scope="row" className="py-2 pr-3 text-left">
                  {size}
                </th>
                {names.map((name) => {
                  const found = measurements[size]?.find((measurement) => measurement.name === name);
                  return (
                    <td key={name} className="py-2 pr-3">
                      {shown(found?.bodyCm)} / {shown(found?.garmentCm)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button look="secondary" className="mt-4" onClick={() => setUnit(unit === 'cm' ? 'inch' : 'cm')}>
        Show {unit === 'cm' ? 'inches' : 'centimetres'}
      </Button>
    </Dialog>
  );
}
