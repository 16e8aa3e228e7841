import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { PageDataContext, readPageData } from './hydration/page-data.ts';

const GIVE_UP_MS = 10_000;

/** Renders the whole page before the first byte: pages are cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = await readPageData(context);
  const { serverHandoffStream: _, ...withoutStream } = context;
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <PageDataContext value={page}>
        <ServerRouter context={withoutStream} url={request.url} />
      </PageDataContext>,
      {
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(body);
          resolve(text(body).then((html) => new Response(html, { headers, status: finalStatus })));
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, GIVE_UP_MS);
  });
}
