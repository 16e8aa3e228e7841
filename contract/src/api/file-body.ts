import { z } from 'zod';

/** In memory on the server. */
export const fileBody = z.custom<Uint8Array | Blob>(
  (value) => value instanceof Uint8Array || value instanceof Blob,
);

/** On the server, as it arrives. */
export const streamedFile = z.custom<AsyncIterable<Uint8Array> | Blob>(
  (value) =>
    value instanceof Blob || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value),
);
