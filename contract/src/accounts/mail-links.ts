/** Pages that links in e-mails open; each reads `token` from its query and makes the call named above it. */
export const mailLinks = {
  /** `resetPassword` */
  resetPassword: '/reset-password',
  /** `trackByLink` */
  trackOrder: '/guest-tracking',
  /** `readPhoneOrder` */
  payByLink: '/pay',
  /** `confirmEmail` */
  confirmEmail: '/confirm-email',
  /** `confirmNewsletter` */
  confirmNewsletter: '/newsletter/confirm',
  /** `unsubscribeFromNewsletter` */
  unsubscribeNewsletter: '/newsletter/unsubscribe',
  /** `confirmStockAlert` */
  confirmStockAlert: '/stock-alert/confirm',
  /** `unsubscribeStockAlerts` */
  unsubscribeStockAlerts: '/stock-alert/unsubscribe',
} as const;
