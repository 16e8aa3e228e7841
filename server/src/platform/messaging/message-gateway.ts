import type { MessageChannel } from '@gulmohar/contract/shop/message-channels.ts';

export type OutgoingMessage = {
  /** Our own stable id. */
  id: string;
  /** An Indian mobile number, ten digits. */
  to: string;
  /** The template's name at the provider, which approved its text. */
  template: string;
  language: string;
  values: string[];
};

export type MessageUpdate =
  | {
      kind: 'state';
      /** Our own id, if the provider reports it. */
      id: string | undefined;
      providerId: string;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      fault: string | undefined;
    }
  | { kind: 'reply'; from: string; text: string };

/** `retry`: nothing was sent. `refused`: it will never be. `unknown-outcome`: the response was lost. */
export type MessageFault = 'retry' | 'refused' | 'unknown-outcome';

export class MessageError extends Error {
  readonly fault: MessageFault;

  constructor(fault: MessageFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

export type MessageGateway = {
  readonly channel: MessageChannel;
  readonly title: string;
  /** @returns the provider's id of the message, once accepted @throws MessageError */
  send(message: OutgoingMessage): Promise<string>;
  /** @returns the updates in a webhook; undefined if it is not from the provider */
  readWebhook(rawBody: Buffer, caller: WebhookCaller): MessageUpdate[] | undefined;
  /** For providers that verify a webhook's URL first: whether this is the token configured for it. */
  isVerifyToken?(token: string): boolean;
};

export type WebhookCaller = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The token in the URL that the provider was given. */
  token: string | undefined;
};

export type MessageGateways = readonly MessageGateway[];

/** @returns ten digits, without the country code; undefined if it is not an Indian mobile number */
export function indianMobile(phone: string): string | undefined {
  return /^(?:\+?91|0)?([6-9]\d{9})$/.exec(phone.replace(/[\s()-]/g, ''))?.[1];
}
