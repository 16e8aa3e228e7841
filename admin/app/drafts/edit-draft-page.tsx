import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { draftQuery } from './draft.queries.ts';
import { DraftForm } from './draft-form.tsx';
import { fieldsOf } from './draft-values.ts';

/** Edits a draft that cannot be paid yet, or reopens one that has ended. */
export function EditDraftPage() {
  const { draftId = '' } = useParams();
  const { data } = useSuspenseQuery(draftQuery(draftId));
  return (
    <>
      <PageHead title="Change the order" note="Today’s prices apply" />
      <DraftForm
        draftId={draftId}
        isSaved
        start={fieldsOf({ ...data.draft, returnId: data.draft.insteadOf?.returnId ?? null })}
      />
    </>
  );
}
