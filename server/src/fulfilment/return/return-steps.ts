import type { ReturnStatus } from '../../platform/database/tables.ts';

export const nextReturnStatuses: Record<ReturnStatus, readonly ReturnStatus[]> = {
  'Return Requested': ['Return Approved', 'Return Rejected'],
  'Return Approved': ['Returned', 'Return Rejected'],
  Returned: ['Refunded'],
  Refunded: [],
  'Return Rejected': [],
};
