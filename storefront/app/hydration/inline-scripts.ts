import startSplash from '../splash/start-splash.js?raw';
import keepInputs from './keep-inputs.js?raw';
import restoreScroll from './restore-scroll.js?raw';
import startScripts from './start-scripts.js?raw';

/** In the head of each page. */
export const headScript = startSplash;

/** At the end of each page. */
export const endScript = restoreScroll + keepInputs + startScripts;
