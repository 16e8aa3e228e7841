import startSplash from '../splash/start-splash.js?raw';
import keepInputs from './keep-inputs.js?raw';
import restoreScroll from './restore-scroll.js?raw';
import startScripts from './start-scripts.js?raw';

// Only set on the server: in the browser the page already contains them, React leaves them alone, and the
// client bundle need not include them again.

/** In the head of each page, because a page can be touched before its end has arrived. */
export const headScript = import.meta.env.SSR ? startSplash + keepInputs : '';

/** At the end of each page. */
export const endScript = import.meta.env.SSR ? restoreScroll + startScripts : '';
