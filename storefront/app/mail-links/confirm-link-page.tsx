import { Button } from '@gulmohar/ui/button.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoticePage } from '../page/notice-page.tsx';
import { followLink, type LinkEndpoint } from './follow-link.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

type ConfirmLinkPageProps = {
  title: string;
  question: string;
  button: string;
  /** If the server does not respond. */
  failed: string;
  endpoint: LinkEndpoint;
};

/** Waits for a click, because programs that open every link in an e-mail must not confirm or end anything. */
export function ConfirmLinkPage({ title, question, button, failed, endpoint }: ConfirmLinkPageProps) {
  const token = useSearchParams()[0].get('token');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const [outcome, setOutcome] = useState<string>();

  async function confirm(): Promise<void> {
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
          {failed}
        </p>
      )}
      <Button isBusy={state === 'busy'} onClick={confirm}>
        {state === 'failed' ? messages.tryAgain : button}
      </Button>
    </NoticePage>
  );
}
