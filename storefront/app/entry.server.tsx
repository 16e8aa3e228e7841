import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { PageDataContext, readPageData } from './hydration/page-data.ts';

/**
 * Renders the whole page before sending the first byte, because pages are cached: to a string rather than a
 * stream of bytes that would have to be decoded again. Nothing suspends on the server, because all loaders
 * have finished and `lazy` is only used for what a shopper opens.
 * @throws errors of components; React Router then renders the error page
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
