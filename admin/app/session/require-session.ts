import { redirect } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { sessionQuery } from './session.queries.ts';

/**
 * The shell's loader: without a complete sign-in it redirects to the sign-in page, which later leads back.
 */
export async function requireSession({ request }: { request: Request }) {
  const { standing } = await queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
  const isOpen = standing?.secondFactor === 'on' || standing?.secondFactor === 'off';
  if (isOpen && !standing.mustChangePassword) return null;
  const { pathname, search } = new URL(request.url);
  const back = pathname.replace(/^\/admin/, '') + search;
  throw redirect(paths.signIn(back));
}
