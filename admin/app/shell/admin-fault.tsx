import { ApiError } from '@gulmohar/contract/api/client.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useRouteError } from 'react-router';
import { failureText } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { sessionQuery } from '../session/session.queries.ts';
import { MissingScript, reloadOnce } from './load-page.ts';

/**
 * The error page. If the session has ended, it links to the sign-in page, which then leads back; a page whose script is
 * gone after an update is loaded anew.
 */
export function AdminFault() {
  const error = useRouteError();
  const { reset } = useQueryErrorResetBoundary();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (error instanceof MissingScript) void reloadOnce();
  }, [error]);
  if (error instanceof ApiError && isSessionOver(error)) {
    queryClient.removeQueries(sessionQuery);
    return <Navigate to={paths.signIn(pathname + search)} replace />;
  }
  // Retrying would not help.
  const isForbidden = error instanceof ApiError && error.status === 403;
  return (
    <section role="alert" className="grid max-w-lg gap-4 p-6">
      <h1 className="font-display text-xl text-heading">This page cannot be shown</h1>
      <p>{failureText(error)}</p>
      <div>
        {isForbidden ? (
          <Link to={paths.today} onClick={reset} className={buttonClass()}>
            Back to Today
          </Link>
        ) : (
          <Button
            onClick={() => {
              reset();
              location.reload();
            }}
          >
            Try again
          </Button>
        )}
      </div>
    </section>
  );
}

function isSessionOver({ code }: ApiError): boolean {
  return code === 'UNAUTHENTICATED' || code === 'SECOND_FACTOR_NEEDED' || code === 'PASSWORD_CHANGE_NEEDED';
}
