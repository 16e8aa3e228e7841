import { endDeskSession, listDeskSessions } from '@gulmohar/contract/admin/desk-session.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { showDateTime } from '../shell/dates.ts';
import { browserName } from './browser-name.ts';

const sessionsQuery = queryOptions({
  queryKey: ['open-sessions'],
  queryFn: () => deskApi(listDeskSessions),
});

export function OpenSessions() {
  const { data } = useSuspenseQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (sessionId: string) => deskApi(endDeskSession, { body: { sessionId } }),
    onSuccess: () => queryClient.invalidateQueries(sessionsQuery),
    onError: (error) => showFailure(error),
  });
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {data.sessions.map((session) => (
        <li key={session.sessionId} className="flex items-center justify-between gap-4 py-3 text-sm">
          <div className="min-w-0">
            <p className="truncate" title={session.browser}>
              {browserName(session.browser)}
            </p>
            <p className="text-muted">
              {session.address}, last used {showDateTime(session.lastSeenAt)}
            </p>
          </div>
          {session.isThisOne ? (
            <span className="shrink-0 text-success">This one</span>
          ) : (
            <Button look="quiet" onClick={() => end.mutate(session.sessionId)} disabled={end.isPending}>
              End
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
