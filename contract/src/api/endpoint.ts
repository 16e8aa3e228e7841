import type { z } from 'zod';
import type { StaffAccess } from '../admin/permissions.ts';
import type { ErrorCode } from './envelope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Whether a call is made in a shopper's name: only with their token, with it if there is one, or never. */
export type ShopperUse = 'required' | 'optional' | 'none';

/** A call that the API promises: who may make it, what goes in and what comes out. */
export type Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Use extends ShopperUse = ShopperUse,
> = {
  readonly method: Method;
  /** Below the base path `/api`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Absent means none: a token is not looked at. A token that is sent but no longer good is refused, never ignored. */
  readonly shopper?: Use;
  /** A call of the admin: what somebody of the staff must be allowed to. Absent means that it is no such call. */
  readonly permission?: StaffAccess;
  /** The body is a file of one of these media types, not JSON. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  /**
   * What a refusal says as a whole when the first wrong field is one of these, and its code where that is not
   * INVALID_INPUT; the field itself keeps its words.
   */
  readonly refusals?: readonly {
    readonly fields: RegExp;
    readonly message: string;
    readonly code?: ErrorCode;
  }[];
  readonly query: Query;
  readonly body: Body;
  /** The whole 2xx answer, `success: true` included. */
  readonly reply: Reply;
};

/** Keeps the literal types of the parts, so that server and client are typed by them. */
export function endpoint<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Use extends ShopperUse = 'none',
>(definition: Endpoint<Query, Body, Reply, Use>): Endpoint<Query, Body, Reply, Use> {
  return definition;
}
