import { data } from 'react-router';
import type { Route } from './+types/not-found-page';

/** Matches any address without a route; the shell shows it as a page that does not exist. */
export function loader(_: Route.LoaderArgs) {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
