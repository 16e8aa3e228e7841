import { ApiError } from '@gulmohar/contract/api/client.ts';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** One for the whole admin. Refused requests are not retried; failed ones are. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < RETRIES && !(error instanceof ApiError && error.status < 500),
    },
  },
});
