import type { z } from 'zod';
import type { ErrorCode } from './envelope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Whether a call requires a shopper's token, uses one if it is sent, or never reads it. */
export type ShopperUse = 'required' | 'optional' | 'none';

/** A file of one of the media types, an HTML form (or JSON), or bytes, whose signature can be checked. */
export type BodyFormat =
  | {
      readonly as: 'file';
      readonly types: readonly string[];
      readonly maxBytes: number;
      /** The handler reads it as it arrives; otherwise it is in memory. */
      readonly isStreamed?: true;
    }
  | { readonly as: 'form'; readonly maxBytes: number }
  | { readonly as: 'raw'; readonly maxBytes: number };

export type Endpoint = {
  readonly method: Method;
  /** Relative to the base path `/api`. `{name}` stands for a path parameter, which `params` describes. */
  readonly path: `/${string}`;
  /** The path is complete, without `/api`: the call is not part of the API and not in its description. */
  readonly absolute?: true;
  readonly summary: string;
  /** Absent means none: a token is not read. Otherwise an invalid token is rejected, never ignored. */
  readonly shopper?: ShopperUse;
  /** The permission that a member of staff needs; absent for calls outside the admin. */
  readonly permission?: string;
  /** Absent means JSON. */
  readonly consumes?: BodyFormat;
  /** The media types of a reply that is not JSON, or 'redirect'. Absent means JSON. */
  readonly produces?: readonly string[] | 'redirect';
  /** The failure's message when its first invalid field matches; the field keeps its own message. */
  readonly refusals?: readonly {
    readonly fields: RegExp;
    readonly message: string;
    readonly code?: ErrorCode;
  }[];
  /** A path whose parameter does not match its pattern counts as a different path. */
  readonly params?: z.core.$ZodObject;
  readonly query: z.core.$ZodType;
  readonly body: z.core.$ZodType;
  /** The whole 2xx response including `success: true`, or `notJson`. */
  readonly reply: z.core.$ZodType;
};

/** Rejects a definition with fields that endpoints do not have, such as a misspelt `shopper`. */
export type Exact<E> = E & { readonly [Field in Exclude<keyof E, keyof Endpoint>]: never };

/** Keeps the literal types of all parts, which type the server and the client. */
export function endpoint<const E extends Endpoint & { readonly permission?: never }>(
  definition: Exact<E>,
): E {
  return definition;
}

export function fullPath({ absolute, path }: Pick<Endpoint, 'absolute' | 'path'>): string {
  return absolute ? path : `/api${path}`;
}
