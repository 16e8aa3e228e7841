import startSplash from '../splash/start-splash.js?raw';
import keepInputs from './keep-inputs.js?raw';
import restoreScroll from './restore-scroll.js?raw';
import startScripts from './start-scripts.js?raw';

// Only known to the server: a browser has them in its page, leaves them there, and need not load them again.

/** In the head of each page: it can be touched before its end has arrived. */
export const headScript = import.meta.env.SSR ? startSplash + keepInputs : '';

/** At the end of each page. */
export const endScript = import.meta.env.SSR ? restoreScroll + startScripts : '';
