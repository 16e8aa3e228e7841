import { z } from 'zod';

/** The body of a call that takes a file: a Blob in a browser, bytes on the server. */
export const fileBody = z.custom<Uint8Array | Blob>(
  (value) => value instanceof Uint8Array || value instanceof Blob,
);
