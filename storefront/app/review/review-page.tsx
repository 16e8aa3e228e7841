import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { getOwnReview } from '@gulmohar/contract/fulfilment/review.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link, useSearchParams } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { PageWaiting } from '../page/page-waiting.tsx';
import { paths } from '../paths.ts';
import { loadForShopper } from '../session/load-for-shopper.ts';
import { useLoginRequired } from '../session/use-login-required.ts';
import type { Route } from './+types/review-page';
import { reviewMessages as messages } from './review.messages.ts';
import { ReviewForm } from './review-form.tsx';

const get = addressOf<typeof getOwnReview>({ method: 'POST', path: '/review/own', shopper: 'optional' });

/** @returns why the item cannot be reviewed; undefined for a guest without a link, who has to sign in */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const itemId = query.get('item') ?? '';
  const token = query.get('token') ?? undefined;
  const load = () => browserApi(get, { body: { itemId, ...(token && { token }) } });
  try {
    const own = await (token ? load() : loadForShopper(load));
    return own && { own };
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status >= 500) throw failure;
    return { refusal: failure.code === 'INVALID_INPUT' ? INVALID_LINK : failure.message };
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.formTitle, description: messages.description });
}

export function HydrateFallback() {
  return <PageWaiting title={messages.formTitle} />;
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.formTitle} text={messages.loadFailed} />;
}

/** A buyer writes about an item, signed in or by the link in an e-mail. */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SignIn />;
  if (loaderData.refusal !== undefined) return <Refused reason={loaderData.refusal} />;
  const { item } = loaderData.own;
  return (
    <div className="page-width max-w-2xl pb-16">
      <h1 className="mt-10 font-display text-3xl text-heading">{messages.formTitle}</h1>
      <div className="my-6 flex items-center gap-5">
        <Picture src={item.picture ?? undefined} alt="" sizes="5rem" className="w-20" />
        <p>
          <Link to={paths.product(item.productId)} className="text-link underline">
            {item.name}
          </Link>
          {item.size && <span className="block text-muted">{messages.size(item.size)}</span>}
        </p>
      </div>
      <WithQuery own={loaderData.own} />
    </div>
  );
}

type Own = Extract<NonNullable<Route.ComponentProps['loaderData']>, { own: unknown }>['own'];

function WithQuery({ own }: { own: Own }) {
  const [query] = useSearchParams();
  const token = query.get('token');
  return <ReviewForm loaded={own} of={{ itemId: query.get('item') ?? '', ...(token && { token }) }} />;
}

function Refused({ reason }: { reason: string }) {
  return (
    <NoticePage title={messages.formTitle}>
      <p>{reason}</p>
      <p className="text-muted">{messages.inOrders}</p>
      <Link to={paths.orders()} className={buttonClass()}>
        {messages.toOrders}
      </Link>
    </NoticePage>
  );
}

function SignIn() {
  useLoginRequired();
  return <HydrateFallback />;
}
