import type { ReturnStatus } from '../../platform/database/tables.ts';

/**
 * The steps that an item's return may take (decisions, 'Order states'). Each is recorded with time and actor.
 */
export const nextReturnStatuses: Record<ReturnStatus, readonly ReturnStatus[]> = {
  'Return Requested': ['Return Approved', 'Return Rejected'],
  'Return Approved': ['Returned', 'Return Rejected'],
  Returned: ['Refunded'],
  Refunded: [],
  'Return Rejected': [],
};
