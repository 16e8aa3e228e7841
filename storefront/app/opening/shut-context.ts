import { createContext } from 'react-router';

/** Whether the shop is closed to the visitor; the server sets it for each request. */
export const shutContext = createContext(false);
