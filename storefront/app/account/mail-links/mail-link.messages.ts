import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';

/** Texts of the pages that links in e-mails open. */
export const mailLinkMessages = {
  busy: 'One moment...',
  invalid: INVALID_LINK,
  failed: 'The shop did not answer. Please open the link again.',
  unsubscribeFailed: 'The shop did not answer. You are not unsubscribed yet.',
  tryAgain: 'Try Again',
  home: 'Continue Shopping',
  confirmEmail: 'Confirm your e-mail address',
  confirmNewsletter: 'Newsletter',
  unsubscribeNewsletter: 'Leave the newsletter',
  unsubscribeNewsletterText: 'Would you like to get no more newsletters from us?',
  confirmStockAlert: 'Stock alert',
  unsubscribeStockAlerts: 'End stock alerts',
  unsubscribeStockAlertsText: 'Would you like to get no more stock alerts from us?',
  unsubscribe: 'Unsubscribe',
  private: 'Opened by a link from an e-mail.',
};
