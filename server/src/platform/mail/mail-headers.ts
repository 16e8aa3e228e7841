import type { Mail } from './mail-gateway.ts';

/**
 * Out-of-office replies do not answer automatic mails (RFC 3834); subscriptions end by a link (RFC 2369) or one click
 * (RFC 8058).
 */
export function mailHeaders({ isPersonal, unsubscribe }: Mail): Record<string, string> {
  return {
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }),
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
