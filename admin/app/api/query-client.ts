import { ApiError } from '@gulmohar/contract/api/client.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** The query client of the whole admin. It retries failed requests, but not those that the server refused. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < RETRIES && !(error instanceof ApiError && error.status < 500),
    },
  },
});
