export type Attachment = { filename: string; content: Buffer };

/** The page for unsubscribing, and the URL for one-click unsubscribing by mail programs (RFC 8058). */
export type Unsubscribe = { page: string; oneClick: string };

export type Mail = {
  /** The same for the same mail, so that a retried job does not deliver it twice. */
  messageId: string;
  fromName: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  isPersonal: boolean;
  attachments?: Attachment[];
  unsubscribe?: Unsubscribe;
};

export type MailGateway = {
  /** @throws MailRefused, or another error when the mail was not accepted; the caller's job is then retried */
  send(mail: Mail): Promise<void>;
};

/** The recipient's server refuses the mail for good: the next attempt would fail, too. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
