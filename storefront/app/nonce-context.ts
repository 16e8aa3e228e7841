import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/**
 * Marks the inline scripts of one rendering; the server sets it for each request, and takes it out of the page
 * again. There is none in the browser.
 */
export const nonceContext = createContext<string>();

/** The same for components. */
export const NonceContext = createReactContext<string | undefined>(undefined);
