import { z } from 'zod';

/**
 * Who collects GST: a regular taxpayer does. Under the composition scheme (CGST Act, section 10), and without a
 * registration, nobody may.
 */
export const gstRegistration = z.enum(['regular', 'composition', 'none']);
export type GstRegistration = z.infer<typeof gstRegistration>;

export function collectsGst(registration: GstRegistration): boolean {
  return registration === 'regular';
}
