import type { Product, ProductDetails } from '@gulmohar/contract/catalogue/product.ts';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { readViewed } from '../recently-viewed/viewed.ts';
import { inUnit, type Unit } from './length-unit.ts';
import { productMessages as messages } from './product.messages.ts';

type Measurements = ProductDetails['measurements'];
type Other = { id: string; name: string; measurements: Measurements };

type CompareSizesProps = { productId: string; sizes: string[]; measurements: Measurements; unit: Unit };

/**
 * The garment's measures beside those of one that the shopper looked at before, such as one that fits them;
 * nothing if there is none with the same sizes.
 */
export function CompareSizes({ productId, sizes, measurements, unit }: CompareSizesProps) {
  const sharedWith = (other: Other) =>
    sizes.filter((one) => measures(measurements, one).size && measures(other.measurements, one).size);
  const others = useOthers(productId).filter((other) => sharedWith(other).length > 0);
  const [otherId, setOtherId] = useState<string>();
  const [size, setSize] = useState<string>();
  const other = others.find(({ id }) => id === otherId) ?? others[0];
  if (!other) return null;
  const shared = sharedWith(other);
  const shown = shared.find((one) => one === size) ?? shared[Math.floor(shared.length / 2)] ?? '';
  const [here, there] = [measures(measurements, shown), measures(other.measurements, shown)];
  return (
    <section aria-label={messages.compare} className="mt-8 border-t border-rule pt-6">
      <h3 className="font-semibold">{messages.compare}</h3>
      <div className="mt-3 grid gap-x-4 sm:grid-cols-[1fr_8rem]">
        <SelectField
          label={messages.compareWith}
          value={other.id}
          onChange={(event) => setOtherId(event.target.value)}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={messages.size} value={shown} onChange={(event) => setSize(event.target.value)}>
          <Options of={shared} />
        </SelectField>
      </div>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{messages.comparedWith(other.name, shown)}</caption>
        <thead>
          <tr className="border-b border-muted text-left align-bottom text-muted">
            {[messages.measure, messages.thisOne, other.name, messages.difference].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...here].map(([name, cm]) => {
            const otherCm = there.get(name);
            return (
              <tr key={name} className="border-b border-rule">
                <th scope="row" className="py-2 pr-4 text-left font-semibold">
                  {name}
                </th>
                <td className="py-2 pr-4">{inUnit(cm, unit)}</td>
                <td className="py-2 pr-4">{inUnit(otherCm, unit)}</td>
                <td className="py-2 pr-4">{otherCm !== undefined && signed(cm - otherCm, unit)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The products opened last in this browser; none if the shop does not respond. */
function useOthers(productId: string): Other[] {
  const [others, setOthers] = useState<Other[]>([]);
  useEffect(() => {
    const ids = readViewed().filter((id) => id !== productId);
    if (ids.length === 0) return;
    const visit = new AbortController();
    fetch(paths.cartProducts(ids), { signal: visit.signal })
      .then((response) => response.json())
      .then(({ products = [] }: { products?: Product[] }) => setOthers(products.map(otherOf)))
      .catch(() => undefined);
    return () => visit.abort();
  }, [productId]);
  return others;
}

function otherOf({ _id: id, name, details }: Product): Other {
  return { id, name, measurements: details?.measurements ?? {} };
}

/** The garment's measures in a size, cm by name. */
function measures(measurements: Measurements, size: string): Map<string, number> {
  return new Map(
    (measurements[size] ?? []).flatMap(({ name, garmentCm }) =>
      garmentCm === undefined ? [] : [[name, garmentCm] as const],
    ),
  );
}

function signed(cm: number, unit: Unit): string {
  if (cm === 0) return '0';
  return `${cm > 0 ? '+' : '−'}${inUnit(Math.abs(cm), unit)}`;
}
