import type { Mail } from './mail-gateway.ts';

/**
 * The headers that depend on the kind of mail. Automatic mails are marked as such, so that out-of-office
 * replies do not answer them (RFC 3834); subscriptions can be cancelled by a link (RFC 2369) and with one
 * click (RFC 8058).
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
