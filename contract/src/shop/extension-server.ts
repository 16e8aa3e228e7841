import type { z } from 'zod';
import type { Method, ShopperUse } from '../api/endpoint.ts';
import type { Extension } from './extension.ts';
import type { MailKind, MailValues } from './mail-texts.ts';
import type { EventData, ShopEvent } from './shop-event.ts';

type Facts<Definition extends Extension> = {
  settings: z.output<Definition['settings']>;
  shop: { name: string; url: string };
};

/** What the code of an extension is given. It reads nothing else of the shop: programs with an API key do. */
export type ExtensionContext<Definition extends Extension = Extension> = Facts<Definition> & {
  secrets: z.output<NonNullable<Definition['secrets']>>;
  /** Aborted after half a minute, when an event has failed or a call was answered with 504. */
  signal: AbortSignal;
  log: Record<'info' | 'warn' | 'error', (facts: object, text: string) => void>;
  /**
   * Sends to an address of the public internet, follows no redirect and reads no more than the status of the answer.
   * @throws Error when there is no answer within 15 seconds, or `signal` is aborted
   */
  post(url: string, sent: { headers: Record<string, string>; body: string }): Promise<{ status: number }>;
};

/** As webhooks have it. */
export type ExtensionEvent<Name extends ShopEvent> = {
  /** The same whenever it is told again. */
  id: string;
  type: Name;
  /** ISO 8601 */
  timestamp: string;
  data: EventData[Name];
};

type ExtensionEndpoint = {
  method: Extract<Method, 'GET' | 'POST'>;
  /** Below `/api/x/<name>`, in small letters, digits and hyphens: `/pickup-points`. */
  path: `/${string}`;
  summary: string;
  /** Whether the call requires a shopper's token, uses one if it is sent, or never reads it: none if absent. */
  shopper?: ShopperUse;
  query: z.ZodObject;
  body: z.ZodObject;
  /** Without `success: true`, which every reply has. */
  reply: z.ZodObject;
};

type ExtensionCall<E extends ExtensionEndpoint> = {
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  /** Of the signed-in shopper. */
  userId: string | undefined;
};

export type ExtensionRoute = {
  endpoint: ExtensionEndpoint;
  handle(call: ExtensionCall<ExtensionEndpoint>, context: ExtensionContext): Promise<object>;
};

/** What an extension changes of a mail; what is absent stays. */
export type MailChange = {
  subject?: string;
  /** The first paragraph. */
  opening?: string;
  /** A table below what the mail says. */
  facts?: { title: string; facts: { label: string; value: string; url?: string }[] };
};

/** What an extension does on the server. */
export type ServerPart<Definition extends Extension = Extension> = {
  /**
   * Each event is told at least once, and again later when its handler throws or takes longer than half a minute.
   */
  on?: {
    [Name in ShopEvent]?: {
      handle(event: ExtensionEvent<Name>, context: ExtensionContext<Definition>): Promise<void>;
    }['handle'];
  };
  routes?: readonly ExtensionRoute[];
  /** @param text in the owner's words, if they wrote any */
  mails?: {
    [Kind in MailKind]?: {
      change(
        text: { subject: string; opening: string },
        values: MailValues<Kind>,
        facts: Facts<Definition>,
      ): MailChange;
    }['change'];
  };
};

/** A definition, with what the extension does on the server if it does anything there. */
export type InstalledExtension = Extension & { server?: ServerPart };

/** Each exports `extension`: from its `server.ts` if it has one, else from its `extension.ts`. */
export type ExtensionList = Record<string, () => Promise<{ extension: InstalledExtension }>>;

export function withServer<Definition extends Extension>(
  definition: Definition,
  server: ServerPart<Definition>,
): InstalledExtension {
  return { ...definition, server: server as ServerPart };
}

/** A call of the API below `/api/x/<name>`. @param definition of the extension, which types the context */
export function extensionRoute<Definition extends Extension, const E extends ExtensionEndpoint>(
  _definition: Definition,
  endpoint: E,
  handle: (
    call: ExtensionCall<E>,
    context: ExtensionContext<Definition>,
  ) => Promise<z.input<E['reply']> & object>,
): ExtensionRoute {
  return { endpoint, handle: handle as unknown as ExtensionRoute['handle'] };
}
