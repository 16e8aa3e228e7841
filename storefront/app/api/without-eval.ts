/**
 * The Content-Security-Policy forbids eval, which zod would try and the browser would report. Sets the option
 * without loading zod, which most pages do not need; eval is allowed on the server.
 */
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
