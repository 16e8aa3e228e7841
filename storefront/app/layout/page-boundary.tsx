import { Outlet } from 'react-router';
import { ErrorPage } from '../page/error-page.tsx';
import type { Route } from './+types/page-boundary';

/** Keeps the errors of a page within the shell, so that menu and footer still work. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
