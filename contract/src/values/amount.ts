import { z } from 'zod';

/** An amount as the admin's calls carry it. */
export const paise = z.int();
