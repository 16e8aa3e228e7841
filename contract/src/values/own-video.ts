import { z } from 'zod';

/** The address of a video that was uploaded to this shop; empty for none. */
export const ownVideo = z
  .string()
  .max(300)
  .regex(/^(\/pictures\/video\.[0-9a-f]+\/video\.mp4)?$/, 'Please upload a video');
