import { ApiError } from '@gulmohar/contract/api/client.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** One for the whole admin. What the server refused is not asked again; what did not get through is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < RETRIES && !(error instanceof ApiError && error.status < 500),
    },
  },
});
