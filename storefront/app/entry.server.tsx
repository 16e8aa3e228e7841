import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext, nonceContext } from './nonce-context.ts';

/**
 * Renders the whole page before sending the first byte, because pages are cached.
 * @throws errors of components; React Router then renders the error page
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const html = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={page} url={request.url} nonce={nonce} />
    </NonceContext>,
    // Nothing arrives later, so nothing has to be put in its place by a script.
    { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  await html.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { headers, status });
}
