export type Mail = {
  /** Stable for the same mail, so that a repeated job does not deliver it twice. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; content: Buffer }[];
  /** For mails that were subscribed to: a page to do it on, and the address that a mail program may post to (RFC 8058). */
  unsubscribe?: { page: string; oneClick: string };
};

/** Hands mails to the post: SMTP in earnest, the dev mailbox in the demo shop. */
export type MailGateway = {
  /** @throws when the mail was not taken; the caller's job is tried again */
  send(mail: Mail): Promise<void>;
};
