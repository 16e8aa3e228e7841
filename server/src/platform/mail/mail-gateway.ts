export type Attachment = { filename: string; content: Buffer };

/** A page to unsubscribe on, and the address that a mail program may post to (RFC 8058). */
export type Unsubscribe = { page: string; oneClick: string };

export type Mail = {
  /** Stable for the same mail, so that a repeated job does not deliver it twice. */
  messageId: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** Written by a person, not by the shop itself. */
  isPersonal: boolean;
  attachments?: Attachment[];
  unsubscribe?: Unsubscribe;
};

/** Sends mails: by SMTP, or to the dev mailbox in the demo shop. */
export type MailGateway = {
  /** @throws when the mail was not accepted; the caller's job is retried */
  send(mail: Mail): Promise<void>;
};
