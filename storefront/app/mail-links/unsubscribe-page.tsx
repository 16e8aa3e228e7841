import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoticePage } from '../page/notice-page.tsx';
import { followLink, type LinkEndpoint } from './follow-link.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

type UnsubscribePageProps = { title: string; question: string; endpoint: LinkEndpoint };

/** Asks for confirmation, because programs that open every link in an e-mail must not unsubscribe anybody. */
export function UnsubscribePage({ title, question, endpoint }: UnsubscribePageProps) {
  const token = useSearchParams()[0].get('token');
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');
  const [outcome, setOutcome] = useState<string>();

  async function unsubscribe(): Promise<void> {
    setState('busy');
    try {
      setOutcome(await followLink(endpoint, token));
    } catch {
      setState('failed');
    }
  }

  if (!token) return <LinkOutcome title={title} text={messages.invalid} />;
  if (outcome !== undefined) return <LinkOutcome title={title} text={outcome} />;
  return (
    <NoticePage title={title}>
      <p>{question}</p>
      {state === 'failed' && (
        <p role="alert" className="text-problem">
          {messages.unsubscribeFailed}
        </p>
      )}
      <Button isBusy={state === 'busy'} onClick={unsubscribe}>
        {state === 'failed' ? messages.tryAgain : messages.unsubscribe}
      </Button>
    </NoticePage>
  );
}
