import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import type { JsonEndpoint } from '@gulmohar/contract/api/client.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { browserApi } from '../../api/browser-api.ts';
import { failureText } from '../../api/failure-text.ts';
import { NoticePage } from '../../layout/notice-page.tsx';
import { paths } from '../../paths.ts';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

type LinkEndpoint = JsonEndpoint & {
  readonly body: z.ZodType<unknown, { token: string }>;
  readonly reply: z.ZodType<{ message: string }>;
};

type MailLinkPageProps = {
  title: string;
  /** The call that the link's token is for. */
  endpoint: LinkEndpoint;
  /** What to press first; absent where opening the link is enough. */
  ask?: { text: string; button: string };
  onDone?: () => void;
};

type State = { kind: 'asking' | 'busy' } | { kind: 'done' | 'failed'; text: string };

/** What a link out of an e-mail opens: makes the one call that its token is for, and tells what came of it. */
export function MailLinkPage({ title, endpoint, ask, onDone }: MailLinkPageProps) {
  const [query] = useSearchParams();
  const token = query.get('token');
  const [state, setState] = useState<State>({ kind: ask ? 'asking' : 'busy' });
  const isSent = useRef(false);

  async function send(): Promise<void> {
    // The token works once: nothing may send it twice.
    if (isSent.current || !token) return;
    isSent.current = true;
    setState({ kind: 'busy' });
    try {
      const { message } = await browserApi(endpoint, { body: { token } });
      setState({ kind: 'done', text: message });
      onDone?.();
    } catch (error) {
      isSent.current = false;
      setState({ kind: 'failed', text: failureText(error, messages.failed) });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(() => {
    if (!ask) send();
  }, []);

  const text = token ? 'text' in state && state.text : INVALID_LINK;
  const isWaiting = token !== null && token !== '' && state.kind === 'asking';
  return (
    <NoticePage title={title}>
      {isWaiting && ask ? (
        <>
          <p>{ask.text}</p>
          <Button onClick={send}>{ask.button}</Button>
        </>
      ) : (
        <>
          <p role="status">{text || messages.busy}</p>
          <Link to={paths.home()} className={buttonClass('secondary')}>
            {messages.home}
          </Link>
        </>
      )}
    </NoticePage>
  );
}
