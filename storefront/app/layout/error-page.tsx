import { buttonClass } from '@gulmohar/ui/button.tsx';
import { isRouteErrorResponse, Link } from 'react-router';
import { paths } from '../paths.ts';
import { NoticePage } from './notice-page.tsx';

/** What a shopper sees when a page does not exist, or something broke on our side. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <title>{isMissing ? 'Page not found' : 'Something went wrong'}</title>
      <meta name="robots" content="noindex" />
      <NoticePage title={isMissing ? 'This page does not exist' : 'Something went wrong on our side'}>
        <p className="text-muted">
          {isMissing ? 'It may have been moved, or sold to its last piece.' : 'Please try again in a minute.'}
        </p>
        <Link to={paths.collection()} className={buttonClass()}>
          See the collection
        </Link>
      </NoticePage>
    </main>
  );
}
