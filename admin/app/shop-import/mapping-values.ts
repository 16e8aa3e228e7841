import type { importMapping } from '@gulmohar/contract/admin/shop-import.ts';
import type { z } from 'zod';

/** The form of what the products in the files become here. */
export type MappingValues = z.input<typeof importMapping>;
