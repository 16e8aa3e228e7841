import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet } from 'react-router';
import { ErrorPage } from '../page/error-page.tsx';
import type { Route } from './+types/page-boundary';

/** Keeps the errors of a page within the shell, so that menu and footer still work. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);
  // Only the server knows where old addresses lead. Until it has said so, nothing is claimed to be missing.
  const isAsking = isMissing && !isLoadedFromServer();
  useEffect(() => {
    if (isAsking) location.reload();
  }, [isAsking]);
  return isAsking ? <div aria-busy className="min-h-[60vh]" /> : <ErrorPage error={error} />;
}

/** Whether the document itself came from this address, and not by a link within the shop. */
function isLoadedFromServer(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document === undefined || withoutHash(document.name) === withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? '';
}
