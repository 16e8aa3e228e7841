/** Pages that links in e-mails open; each reads `token` from its query. */
export const mailLinks = {
  resetPassword: '/reset-password',
  trackOrder: '/guest-tracking',
  payByLink: '/pay',
  writeReview: '/review',
  restoreCart: '/restore-cart',
  endReminders: '/reminder/unsubscribe',
  confirmEmail: '/confirm-email',
  confirmNewsletter: '/newsletter/confirm',
  unsubscribeNewsletter: '/newsletter/unsubscribe',
  confirmStockAlert: '/stock-alert/confirm',
  unsubscribeStockAlerts: '/stock-alert/unsubscribe',
} as const;

/** The parameter of a product's page that names the unit which is held for the reader of a mail. */
export const HELD = 'held';
