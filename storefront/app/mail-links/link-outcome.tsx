import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { NoticePage } from '../page/notice-page.tsx';
import { paths } from '../paths.ts';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

export function LinkOutcome({ title, text = messages.busy }: { title: string; text?: string }) {
  return (
    <NoticePage title={title}>
      <p role="status">{text}</p>
      <Link to={paths.home()} className={buttonClass('secondary')}>
        {messages.home}
      </Link>
    </NoticePage>
  );
}
