import { z } from 'zod';

/** What a page's address ends in. */
export const pageSlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and single hyphens, for example size-guide')
  .max(60, 'At most 60 characters');
