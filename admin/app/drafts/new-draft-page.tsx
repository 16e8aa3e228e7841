import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { draftQuery, orderCopyQuery } from './draft.queries.ts';
import { DraftForm } from './draft-form.tsx';
import { type DraftFields, fieldsOf } from './draft-values.ts';

/** A new draft order, empty or prefilled from an earlier order or draft. */
export function NewDraftPage() {
  const [search] = useSearchParams();
  const [orderId, draftId, returnId] = [search.get('order'), search.get('draft'), search.get('return')];
  return (
    <>
      <PageHead title="New order by phone" />
      {orderId && <OfOrder key={orderId} orderId={orderId} returnId={returnId} />}
      {draftId && <OfDraft key={draftId} draftId={draftId} />}
      {!orderId && !draftId && <NewDraft start={fieldsOf()} />}
    </>
  );
}

function OfOrder({ orderId, returnId }: { orderId: string; returnId: string | null }) {
  const { data } = useSuspenseQuery(orderCopyQuery(orderId));
  if (returnId === null) return <NewDraft start={fieldsOf(data)} />;
  return (
    <>
      <p className="mb-6 max-w-prose">
        The returned item is refunded once it is back. This order has its own price and payment.
      </p>
      <NewDraft start={fieldsOf({ ...data, lines: [], returnId })} />
    </>
  );
}

function OfDraft({ draftId }: { draftId: string }) {
  const { data } = useSuspenseQuery(draftQuery(draftId));
  return <NewDraft start={fieldsOf({ ...data.draft, messageConsent: null })} />;
}

function NewDraft({ start }: { start: DraftFields }) {
  const [draftId] = useState(() => crypto.randomUUID());
  return <DraftForm draftId={draftId} isSaved={false} start={start} />;
}
