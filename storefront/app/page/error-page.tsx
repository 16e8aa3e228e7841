import { buttonClass } from '@gulmohar/ui/button.tsx';
import { isRouteErrorResponse, Link } from 'react-router';
import { paths } from '../paths.ts';
import { NoticePage } from './notice-page.tsx';
import { pageMessages as messages } from './page.messages.ts';
import { TryAgain } from './try-again.tsx';

type ErrorPageProps = {
  error: unknown;
  /** What a page says instead when there is nothing under its address. */
  missing?: { title: string; text: string };
};

const notFound = { title: messages.notFound, text: messages.notFoundText };
const noLongerSold = { title: messages.noLongerSold, text: messages.noLongerSoldText };

/** The page for an address that does not exist, or after an error in the shop. */
export function ErrorPage({ error, missing = notFound }: ErrorPageProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const gone = status === 410 ? noLongerSold : status === 404 ? missing : undefined;
  const title = gone?.title ?? messages.broken;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <NoticePage title={title}>
        {gone ? <p className="text-muted">{gone.text}</p> : <p role="alert">{messages.brokenText}</p>}
        {!gone && <TryAgain />}
        <Link to={paths.collection()} className={buttonClass(gone ? 'primary' : 'quiet')}>
          {messages.toCollection}
        </Link>
      </NoticePage>
    </>
  );
}
