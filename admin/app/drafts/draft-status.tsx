import type { DraftStatus } from '@gulmohar/contract/admin/draft.ts';
import type { ComponentProps } from 'react';
import { Badge } from '../components/badge.tsx';

const badges: Record<DraftStatus, { text: string; look: NonNullable<ComponentProps<typeof Badge>['look']> }> =
  {
    held: { text: 'Reserved', look: 'wait' },
    'link sent': { text: 'Waiting for payment', look: 'wait' },
    expired: { text: 'Expired', look: 'plain' },
    cancelled: { text: 'Cancelled', look: 'plain' },
    placed: { text: 'Ordered', look: 'good' },
    refunded: { text: 'Paid too late, refunded', look: 'bad' },
  };

export function DraftStatusBadge({ status }: { status: DraftStatus }) {
  const { text, look } = badges[status];
  return <Badge look={look}>{text}</Badge>;
}
