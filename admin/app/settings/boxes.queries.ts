import { listBoxes } from '@gulmohar/contract/admin/box-calls.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';

const boxesQuery = queryOptions({ queryKey: ['boxes'], queryFn: () => adminApi(listBoxes) });

/** Returns the shop's boxes, as the owner listed them. */
export function useBoxes() {
  return useSuspenseQuery(boxesQuery).data.boxes;
}

/** Returns each courier's volumetric divisor from the settings. */
export function useDivisors(): Divisors {
  return useSuspenseQuery(boxesQuery).data.divisors;
}

export type Divisors = z.output<typeof listBoxes.reply>['divisors'];
