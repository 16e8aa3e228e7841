import type { PickedPiece } from '@gulmohar/contract/admin/order-papers.ts';
import { setPlace } from '@gulmohar/contract/admin/order-papers.ts';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PrintButton } from '../shell/print-button.tsx';
import { pickListQuery } from './orders.queries.ts';

/** What to take from the shelves for the orders of the address: on paper, or ticked off on the phone. */
export function PickListPage() {
  const [search] = useSearchParams();
  const orders = search.get('orders') ?? '';
  const { data } = useSuspenseQuery(pickListQuery(orders));
  const count = data.pieces.reduce((sum, piece) => sum + piece.quantity, 0);
  return (
    <>
      <PageHead
        title="Pick list"
        note={`${count} pieces for ${orders.split(',').length} ${orders.includes(',') ? 'orders' : 'order'}`}
      >
        <PrintButton />
      </PageHead>
      <ul className="divide-y divide-rule border-y border-rule">
        {data.pieces.map((piece) => (
          <Piece key={piece.sku} piece={piece} />
        ))}
      </ul>
    </>
  );
}

function Piece({ piece }: { piece: PickedPiece }) {
  const id = useId();
  return (
    <li className="grid break-inside-avoid grid-cols-[auto_3rem_1fr] items-start gap-x-3 py-3 has-checked:opacity-50 md:grid-cols-[auto_3rem_1fr_10rem]">
      <input type="checkbox" aria-labelledby={id} className="mt-1 size-6" />
      <span className="font-display text-2xl leading-none tabular-nums">{piece.quantity} ×</span>
      <p id={id} className="min-w-0">
        <span className="font-semibold">
          {piece.name}
          {piece.size && `, size ${piece.size}`}
        </span>
        <span className="block text-sm text-muted wrap-anywhere">
          {piece.sku} · for {piece.orders.join(', ')}
        </span>
      </p>
      <PlaceField piece={piece} />
    </li>
  );
}

/** Said once by whoever finds the piece, known to everybody after. */
function PlaceField({ piece }: { piece: PickedPiece }) {
  const [place, setPlaceText] = useState(piece.place);
  const save = useMutation({
    mutationFn: () => deskApi(setPlace, { body: { sku: piece.sku, place } }),
    onError: (error) => showFailure(error),
  });
  return (
    <label className="col-start-3 mt-1 flex items-center gap-2 text-sm md:col-start-auto md:mt-0">
      <span className="text-muted">Place</span>
      <input
        aria-label={`Place of ${piece.sku}`}
        value={place}
        maxLength={40}
        onChange={(event) => setPlaceText(event.target.value)}
        onBlur={() => place !== piece.place && save.mutate()}
        className="min-h-11 w-full min-w-0 border border-rule bg-field px-2 text-base print:min-h-0 print:border-0 print:bg-transparent"
      />
    </label>
  );
}
