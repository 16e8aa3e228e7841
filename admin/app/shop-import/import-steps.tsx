import type { ShopImport } from '@gulmohar/contract/admin/shop-import.ts';
import { runShopImport, undoShopImport } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { paths } from '../paths.ts';
import { ChooseFiles } from './choose-files.tsx';
import { FileList } from './file-list.tsx';
import { ImportReport } from './import-report.tsx';
import { sentencesOf, sumOf } from './import-sentences.ts';
import { InvitationForm } from './invitation-form.tsx';
import { MappingForm } from './mapping-form.tsx';
import { NameColumns } from './name-columns.tsx';
import { PictureList } from './picture-list.tsx';
import { isWorking, refreshShopImport, shopImportQuery, surveyQuery } from './shop-import.queries.ts';
import { listOfUnits } from './unit-names.ts';

/** One import, from its files to its end; each state shows what can be done next. */
export function ImportSteps({ importId }: { importId: string }) {
  const { data } = useSuspenseQuery(shopImportQuery(importId));
  const [isChanging, setIsChanging] = useState(false);
  const { state, files, parts, pictures, invitations } = data.import;
  useEffect(() => {
    if (state === 'done' || state === 'undone')
      void queryClient.invalidateQueries({ queryKey: ['products'] });
  }, [state]);
  const isOpen = state === 'choosing' || (state === 'checked' && isChanging);
  return (
    <>
      <FileList files={files} />
      {(state === 'choosing' || state === 'checked') && (
        <ChooseFiles
          importId={importId}
          onSent={async () => {
            await refreshShopImport(importId);
            await queryClient.invalidateQueries(surveyQuery(importId));
          }}
        />
      )}
      {isOpen && <NameColumns importId={importId} />}
      {isOpen && <MappingForm item={data.import} onChecking={() => setIsChanging(false)} />}
      {!isOpen && (
        <div className="grid gap-6">
          <div role="status" className="grid gap-1">
            {sentencesOf(data.import).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {isWorking(state) && (
            <progress
              aria-label="Import"
              className="h-2 w-full accent-primary"
              max={Math.max(1, sumOf(parts, 'total'))}
              value={sumOf(parts, 'done')}
            />
          )}
          {state === 'checked' && <Run item={data.import} onChange={() => setIsChanging(true)} />}
          {state === 'done' && <Done item={data.import} />}
          {state === 'done' && invitations.waiting + invitations.sent > 0 && (
            <InvitationForm importId={importId} invitations={invitations} />
          )}
          {!isWorking(state) && <ImportReport importId={importId} state={state} />}
        </div>
      )}
      {pictures.total > 0 && <PictureList importId={importId} pictures={pictures} />}
    </>
  );
}

function Run({ item: { importId, parts }, onChange }: { item: ShopImport; onChange: () => void }) {
  const run = useMutation({
    mutationFn: () => adminApi(runShopImport, { body: { importId } }),
    onSettled: () => refreshShopImport(importId),
  });
  const wanted = parts.map((part) => ({ kind: part.kind, count: part.new + part.changed }));
  const isNothing = wanted.every(({ count }) => count === 0);
  return (
    <div className="grid gap-3">
      <FailureNote error={run.error} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={run.isPending} disabled={isNothing} onClick={() => run.mutate()}>
          {isNothing ? 'Nothing to import' : `Import ${listOfUnits(wanted)}`}
        </Button>
        <Button variant="secondary" onClick={onChange}>
          Change the choices
        </Button>
      </div>
    </div>
  );
}

function Done({ item: { importId, parts } }: { item: ShopImport }) {
  const isOfReviews = parts.length > 0 && parts.every(({ kind }) => kind === 'review');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Link
        to={isOfReviews ? paths.reviews : paths.products}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {isOfReviews ? 'Go to reviews' : 'Go to products'}
      </Link>
      <ConfirmButton
        label="Take the import back"
        title="Take the import back?"
        action="Take it back"
        run={async () => {
          await adminApi(undoShopImport, { body: { importId } });
          await refreshShopImport(importId);
        }}
      >
        New products are deleted, or archived where they had stock. Changed ones become what they were, unless
        somebody has changed them since. Collections and custom fields that it made go, too, unless they are
        used otherwise by now. Accounts that nobody has used are deleted, and coupons are switched off.
      </ConfirmButton>
    </div>
  );
}
