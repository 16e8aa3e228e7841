import { z } from 'zod';

export const fileBody = z.custom<Uint8Array | Blob>(
  (value) => value instanceof Uint8Array || value instanceof Blob,
);
