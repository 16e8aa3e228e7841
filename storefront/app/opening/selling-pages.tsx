import { Outlet, redirect } from 'react-router';
import { paths } from '../paths.ts';
import type { Route } from './+types/selling-pages';
import { shutContext } from './shut-context.ts';

/** While the shop is closed, its other pages still serve those who have ordered, and say who the seller is. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (context.get(shutContext)) throw redirect(paths.closed());
  },
];

export default function SellingPages() {
  return <Outlet />;
}
