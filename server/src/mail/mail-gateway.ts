export type Mail = {
  /** Stable for the same mail, so that a repeated job does not deliver it twice. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Hands mails to the post: SMTP in earnest, the dev mailbox in the demo shop. */
export type MailGateway = {
  /** @throws when the mail was not taken; the caller's job is tried again */
  send(mail: Mail): Promise<void>;
};
