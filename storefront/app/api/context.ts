import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { createContext } from 'react-router';

/** The API client for loaders; the server sets it for each request. */
export const apiContext = createContext<ApiClient>();
