import type { PickedUnit } from '@gulmohar/contract/admin/order-documents.ts';
import { setBinLocation } from '@gulmohar/contract/admin/order-documents.ts';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { PageHead } from '../components/page-head.tsx';
import { PrintButton } from '../components/print-button.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { pickListQuery } from './orders.queries.ts';

/** The pick list for the orders in the page's address, to print or to tick off on a phone. */
export function PickListPage() {
  const [search] = useSearchParams();
  const orders = search.get('orders') ?? '';
  const { data } = useSuspenseQuery(pickListQuery(orders));
  const orderCount = orders.split(',').length - data.leftOut.length;
  const count = data.units.reduce((sum, unit) => sum + unit.quantity, 0);
  return (
    <>
      <PageHead
        title="Pick list"
        note={`${count} units for ${orderCount} ${orderCount === 1 ? 'order' : 'orders'}`}
      >
        <PrintButton />
      </PageHead>
      {data.leftOut.length > 0 && (
        <p className="mb-4">Left out until their buyers confirm them: {data.leftOut.join(', ')}</p>
      )}
      <ul className="divide-y divide-rule border-y border-rule">
        {data.units.map((unit) => (
          <Unit key={unit.sku} unit={unit} />
        ))}
      </ul>
    </>
  );
}

function Unit({ unit }: { unit: PickedUnit }) {
  const id = useId();
  return (
    <li className="grid break-inside-avoid grid-cols-[auto_3rem_auto_1fr] items-start gap-x-3 py-3 has-checked:opacity-50 md:grid-cols-[auto_3rem_auto_1fr_14rem] print:grid-cols-[auto_3rem_1fr_14rem]">
      <input type="checkbox" aria-labelledby={id} className="mt-1 size-6" />
      <span className="font-display text-2xl leading-none tabular-nums">{unit.quantity} ×</span>
      <Thumbnail src={unit.picture} />
      <p id={id} className="min-w-0">
        <span className="font-semibold">
          {unit.name}
          {unit.size && `, size ${unit.size}`}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">
          {unit.sku} · for {unit.orders.join(', ')}
        </span>
      </p>
      <BinLocationField unit={unit} />
    </li>
  );
}

/** Once a member of staff has found the unit and entered its bin location, everybody sees it. */
function BinLocationField({ unit }: { unit: PickedUnit }) {
  const [binLocation, setText] = useState(unit.binLocation);
  const note = useId();
  const save = useMutation({
    mutationFn: () => adminApi(setBinLocation, { body: { sku: unit.sku, binLocation } }),
  });
  return (
    <div className="col-start-4 mt-1 text-sm md:col-start-auto md:mt-0">
      <label className="flex items-center gap-2">
        <span className="whitespace-nowrap text-muted">Bin location</span>
        <input
          aria-label={`Bin location of ${unit.sku}`}
          value={binLocation}
          maxLength={40}
          aria-invalid={save.isError}
          aria-describedby={note}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => binLocation !== unit.binLocation && save.mutate()}
          className="min-h-11 w-full min-w-0 border border-rule bg-field px-2 text-base print:min-h-0 print:border-0 print:bg-transparent"
        />
      </label>
      <p id={note} role="alert" className="text-problem">
        {save.error && failureText(save.error)}
      </p>
    </div>
  );
}
