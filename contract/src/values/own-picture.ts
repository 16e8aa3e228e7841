import { z } from 'zod';

/** The address of a picture that was uploaded to this shop; empty for none. */
export const ownPicture = z
  .string()
  .max(300)
  .regex(/^(\/pictures\/[\w./-]+)?$/, 'Please upload a picture');
