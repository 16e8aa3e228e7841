import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { PageDataContext, readPageData } from './hydration/page-data.ts';

/**
 * Renders the whole page before the first byte, since pages are cached: as a text at once instead of a stream of bytes
 * that would be decoded again. Nothing on the server suspends, as loaders have ended and `lazy` is for what a shopper opens.
 * @throws what a component throws; React Router then renders the page that reports it
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await readPageData(context);
  const { serverHandoffStream: _, ...withoutStream } = context;
  const html = renderToString(
    <PageDataContext value={page}>
      <ServerRouter context={withoutStream} url={request.url} />
    </PageDataContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { headers, status });
}
