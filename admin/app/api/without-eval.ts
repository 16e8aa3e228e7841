import { z } from 'zod';

// The page's policy forbids to make code of text, which zod would try; to be imported before any schema is made.
z.config({ jitless: true });
