import { z } from 'zod';

const NO_ORIGIN = 'Please enter an address such as https://app.example.in, with nothing after the name';

/** As browsers send it: a secure scheme, a host in small letters, and no default port. */
const origin = z
  .string()
  .trim()
  .max(200, 'At most 200 characters')
  .refine(
    (value) => !value.includes('*') && value.startsWith('https://') && URL.parse(value)?.origin === value,
    NO_ORIGIN,
  );

export const corsSettings = z.object({
  /** The websites whose scripts may read the replies of the API's public calls, besides the shop's own. */
  origins: z
    .array(origin)
    .max(20, 'At most 20 websites')
    .refine((origins) => new Set(origins).size === origins.length, 'A website is entered twice'),
});
