import { buttonClass } from '@gulmohar/ui/button.tsx';
import { isRouteErrorResponse, Link } from 'react-router';
import { paths } from '../paths.ts';
import { layoutMessages as messages } from './layout.messages.ts';
import { NoticePage } from './notice-page.tsx';

/** What a shopper sees when a page does not exist, or something broke on our side. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? messages.notFound : messages.broken;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <NoticePage title={title}>
        <p className="text-muted">{isMissing ? messages.notFoundText : messages.brokenText}</p>
        <Link to={paths.collection()} className={buttonClass()}>
          {messages.toCollection}
        </Link>
      </NoticePage>
    </>
  );
}
