import type { MessageChannel } from '@gulmohar/contract/shop/message-channels.ts';

export type OutgoingMessage = {
  /** Ours, stable. */
  id: string;
  /** Ten digits of an Indian mobile number. */
  to: string;
  /** As it is called at the provider, where the text was approved. */
  template: string;
  language: string;
  /** Of the template's variables, in their order. */
  values: string[];
};

/** What became of a message, or what its recipient answered. */
export type MessageUpdate =
  | {
      kind: 'state';
      /** Ours, where the provider says it. */
      id: string | undefined;
      providerId: string;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      /** Why it failed. */
      fault: string | undefined;
    }
  | { kind: 'reply'; from: string; text: string };

/**
 * `retry`: nothing was sent, and later it may be. `refused`: it will not be sent. `unknown-outcome`: the answer was lost,
 * so it may have been.
 */
export type MessageFault = 'retry' | 'refused' | 'unknown-outcome';

export class MessageError extends Error {
  readonly fault: MessageFault;

  constructor(fault: MessageFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** A provider of one channel. */
export type MessageGateway = {
  readonly channel: MessageChannel;
  readonly title: string;
  /** @returns its id at the provider, who has taken it @throws MessageError */
  send(message: OutgoingMessage): Promise<string>;
  /** @returns what a webhook says; undefined: it is not the provider's */
  readWebhook(rawBody: Buffer, caller: WebhookCaller): MessageUpdate[] | undefined;
  /** Where the provider makes sure of a webhook's address: whether it is the token that it was given. */
  isVerifyToken?(token: string): boolean;
};

/** What shows that a webhook is the provider's. */
export type WebhookCaller = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Of the address that the provider was given. */
  token: string | undefined;
};

/** Those that the shop is configured for. */
export type MessageGateways = readonly MessageGateway[];

/** @returns ten digits, without the country's code; undefined: no Indian mobile number */
export function indianMobile(phone: string): string | undefined {
  return /^(?:\+?91|0)?([6-9]\d{9})$/.exec(phone.replace(/[\s()-]/g, ''))?.[1];
}
