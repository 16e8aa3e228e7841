import type { Readable } from 'node:stream';

type Headers = Record<string, string>;
type JsonHeaders = Record<string, string | string[]>;

export class WithHeaders<Body extends object> {
  readonly body: Body;
  readonly headers: JsonHeaders;

  constructor(body: Body, headers: JsonHeaders) {
    this.body = body;
    this.headers = headers;
  }
}

export function withHeaders<Body extends object>(body: Body, headers: JsonHeaders): WithHeaders<Body> {
  return new WithHeaders(body, headers);
}

/** A reply that is not JSON, in one of the endpoint's media types, with or without a charset. */
export class FileReply<Type extends string = string> {
  readonly type: Type;
  readonly content: Uint8Array | Readable;
  readonly headers: Headers;

  constructor(type: Type, content: Uint8Array | Readable, headers: Headers) {
    this.type = type;
    this.content = content;
    this.headers = headers;
  }
}

/** @param headers besides the type; without a `cache-control` header the file is not cached anywhere */
export function file<const Type extends string>(
  type: Type,
  content: Uint8Array | Readable,
  headers: Headers = {},
): FileReply<Type> {
  return new FileReply<Type>(type, content, headers);
}

/** By GET (303 See Other). */
export class Redirect {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}

export function redirect(location: string): Redirect {
  return new Redirect(location);
}
