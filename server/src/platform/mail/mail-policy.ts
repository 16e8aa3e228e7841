/** Mails style themselves inline; the admin shows one in a frame under this content security policy. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'";
