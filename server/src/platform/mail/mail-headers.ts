import type { Mail } from './mail-gateway.ts';

/**
 * The headers that depend on the kind of a mail. What the shop sends by itself says so, that no holiday notice answers
 * it (RFC 3834); subscriptions have a link (RFC 2369) and one click (RFC 8058) to leave them.
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
