import { z } from 'zod';

// The Content-Security-Policy forbids eval, which zod would try; import this before any schema is created.
z.config({ jitless: true });
