import type { ReturnStatus } from '../../platform/database/tables.ts';

/** The steps that the return of an item may take (decisions, 'Order states'); each is recorded with time and actor. */
export const nextReturnStatuses: Record<ReturnStatus, readonly ReturnStatus[]> = {
  'Return Requested': ['Return Approved', 'Return Rejected'],
  'Return Approved': ['Returned', 'Return Rejected'],
  Returned: ['Refunded'],
  Refunded: [],
  'Return Rejected': [],
};
