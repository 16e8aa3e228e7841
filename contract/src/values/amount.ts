import { z } from 'zod';

export const paise = z.int();
