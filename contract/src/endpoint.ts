import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call that the API promises: who may make it, what goes in and what comes out. */
export type Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  readonly method: Method;
  /** Below the base path `/api`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  /** The whole 2xx answer, `success: true` included. */
  readonly reply: Reply;
};

/** Keeps the literal types of the parts, so that server and client are typed by them. */
export function endpoint<Query extends z.ZodType, Body extends z.ZodType, Reply extends z.ZodType>(
  definition: Endpoint<Query, Body, Reply>,
): Endpoint<Query, Body, Reply> {
  return definition;
}
