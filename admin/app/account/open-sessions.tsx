import { endAdminSession, listAdminSessions } from '@gulmohar/contract/admin/session.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { showDateTime } from '../components/india-time.ts';
import { browserName } from './browser-name.ts';

const sessionsQuery = queryOptions({
  queryKey: ['open-sessions'],
  queryFn: () => adminApi(listAdminSessions),
});

export function OpenSessions() {
  const { data } = useSuspenseQuery(sessionsQuery);

  async function end(sessionId: string): Promise<void> {
    await adminApi(endAdminSession, { body: { sessionId } });
    await queryClient.invalidateQueries(sessionsQuery);
  }

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
            <span className="shrink-0 text-success">This session</span>
          ) : (
            <ConfirmButton
              label="End"
              title="End this session?"
              action="End session"
              run={() => end(session.sessionId)}
            >
              <p>
                {browserName(session.browser)} at {session.address} will have to sign in again. Unsaved input
                there will be lost.
              </p>
            </ConfirmButton>
          )}
        </li>
      ))}
    </ul>
  );
}
