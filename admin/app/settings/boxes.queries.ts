import { listBoxes } from '@gulmohar/contract/admin/box-calls.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';

const boxesQuery = queryOptions({ queryKey: ['boxes'], queryFn: () => adminApi(listBoxes) });

/** The boxes of the shop, as their owner listed them. */
export function useBoxes() {
  return useSuspenseQuery(boxesQuery).data.boxes;
}

/** What each courier divides a volume by, as the owner says. */
export function useDivisors(): Divisors {
  return useSuspenseQuery(boxesQuery).data.divisors;
}

export type Divisors = z.output<typeof listBoxes.reply>['divisors'];
