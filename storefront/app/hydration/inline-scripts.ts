import startSplash from '../splash/start-splash.js?raw';
import keepInputs from './keep-inputs.js?raw';
import restoreScroll from './restore-scroll.js?raw';
import startScripts from './start-scripts.js?raw';

/** In the head of each page: it can be touched before its end has arrived. */
export const headScript = startSplash + keepInputs;

/** At the end of each page. */
export const endScript = restoreScroll + startScripts;
