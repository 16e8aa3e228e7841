/**
 * The pages' policy forbids eval, which zod would try and the browser would report. Its settings are set
 * here without zod itself, which most pages do not load; on the server it may.
 */
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
