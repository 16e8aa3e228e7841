import { Outlet } from 'react-router';
import type { Route } from './+types/page-boundary';
import { ErrorPage } from './error-page.tsx';

/** Faults of a page stay within the shell, so that its menu and footer lead on. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
