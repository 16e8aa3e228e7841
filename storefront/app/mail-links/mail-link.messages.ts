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
  confirm: 'Confirm',
  confirmFailed: 'Your e-mail address could not be confirmed. Please try again.',
  enterPassword: 'Enter your password',
  enterPasswordFor: (email: string) => `Enter the password of your account to confirm ${email}.`,
  chooseNewFor: (email: string) =>
    `Choose a new password to confirm ${email}. The old one stops working, and every browser signed in with it is signed out.`,
  chooseNew: 'I do not know the password: choose a new one',
  useKnown: 'Use the current password instead',
  linkFailed: 'The shop did not answer. Nothing is confirmed yet.',
  confirmNewsletter: 'Newsletter',
  confirmNewsletterText: 'Would you like to receive our newsletter?',
  unsubscribeNewsletter: 'Leave the newsletter',
  unsubscribeNewsletterText: 'Would you like to stop receiving our newsletter?',
  confirmStockAlert: 'Stock alert',
  confirmStockAlertText: 'Would you like an e-mail when it is back in stock?',
  unsubscribeStockAlerts: 'End stock alerts',
  unsubscribeStockAlertsText: 'Would you like to stop receiving stock alerts?',
  unsubscribe: 'Unsubscribe',
  private: 'Opened by a link from an e-mail.',
};
