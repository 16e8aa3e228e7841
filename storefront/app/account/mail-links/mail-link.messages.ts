/** Texts of the pages that links in e-mails open. */
export const mailLinkMessages = {
  busy: 'One moment...',
  failed: 'The shop did not answer. Please open the link again.',
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
