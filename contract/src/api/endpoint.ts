import type { z } from 'zod';
import type { ErrorCode } from './envelope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Whether a call is made in a shopper's name: only with their token, with it if there is one, or never. */
export type ShopperUse = 'required' | 'optional' | 'none';

/**
 * How a body that is not JSON is sent: as a file of one of the media types, as an HTML form (JSON is taken there, too),
 * or as bytes of whatever type, for signatures over them.
 */
export type BodyFormat =
  | { readonly as: 'file'; readonly types: readonly string[]; readonly maxBytes: number }
  | { readonly as: 'form'; readonly maxBytes: number }
  | { readonly as: 'raw'; readonly maxBytes: number };

/** An endpoint of the API: who may call it, what goes in and what comes out. */
export type Endpoint = {
  readonly method: Method;
  /** Below the base path `/api`. `{name}` stands for a path parameter, which `params` describes. */
  readonly path: `/${string}`;
  /** The path is complete: the call is not part of the API and not in its description. */
  readonly absolute?: true;
  readonly summary: string;
  /**
   * Absent means none: a token is not looked at. A token that is sent but no longer valid is refused, never ignored.
   */
  readonly shopper?: ShopperUse;
  /** A call of the admin: what the staff member must be allowed to do. Absent means that it is not such a call. */
  readonly permission?: string;
  /** Absent means JSON. */
  readonly consumes?: BodyFormat;
  /** The media types of a reply that is not JSON, or that it redirects. Absent means JSON. */
  readonly produces?: readonly string[] | 'redirect';
  /**
   * What a refusal says as a whole when the first wrong field is one of these, and its code where that is not
   * INVALID_INPUT; the field itself keeps its message.
   */
  readonly refusals?: readonly {
    readonly fields: RegExp;
    readonly message: string;
    readonly code?: ErrorCode;
  }[];
  /** A path that does not match the pattern of a parameter is another path. */
  readonly params?: z.core.$ZodObject;
  readonly query: z.core.$ZodType;
  readonly body: z.core.$ZodType;
  /** The whole 2xx response, `success: true` included; `notJson` where it is not JSON. */
  readonly reply: z.core.$ZodType;
};

/** A definition without fields that endpoints do not have, such as a misspelt `shopper`. */
export type Exact<E> = E & { readonly [Field in Exclude<keyof E, keyof Endpoint>]: never };

/** Keeps the literal types of all parts, so that server and client are typed by them. */
export function endpoint<const E extends Endpoint & { readonly permission?: never }>(
  definition: Exact<E>,
): E {
  return definition;
}

/** The path of a call as a browser sees it. */
export function fullPath({ absolute, path }: Pick<Endpoint, 'absolute' | 'path'>): string {
  return absolute ? path : `/api${path}`;
}
