import { data } from 'react-router';

/** Matches any address without a route; the shell shows it as a page that does not exist. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
