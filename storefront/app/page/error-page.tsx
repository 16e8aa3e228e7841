import { buttonClass } from '@gulmohar/ui/button.tsx';
import { isRouteErrorResponse, Link } from 'react-router';
import { paths } from '../paths.ts';
import { NoticePage } from './notice-page.tsx';
import { pageMessages as messages } from './page.messages.ts';
import { TryAgain } from './try-again.tsx';

/** The page for an address that does not exist, or after an error in the shop. */
export function ErrorPage({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isGone = status === 410;
  const isMissing = isGone || status === 404;
  const title = isGone ? messages.noLongerSold : isMissing ? messages.notFound : messages.broken;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <NoticePage title={title}>
        {isMissing ? (
          <p className="text-muted">{isGone ? messages.noLongerSoldText : messages.notFoundText}</p>
        ) : (
          <p role="alert">{messages.brokenText}</p>
        )}
        {!isMissing && <TryAgain />}
        <Link to={paths.collection()} className={buttonClass(isMissing ? 'primary' : 'quiet')}>
          {messages.toCollection}
        </Link>
      </NoticePage>
    </>
  );
}
