import type { DraftStatus } from '@gulmohar/contract/admin/draft.ts';
import type { ComponentProps } from 'react';
import { Badge } from '../components/badge.tsx';

const badges: Record<DraftStatus, { text: string; tone: NonNullable<ComponentProps<typeof Badge>['tone']> }> =
  {
    held: { text: 'Reserved', tone: 'wait' },
    'link sent': { text: 'Waiting for payment', tone: 'wait' },
    expired: { text: 'Expired', tone: 'plain' },
    cancelled: { text: 'Cancelled', tone: 'plain' },
    placed: { text: 'Ordered', tone: 'good' },
    refunded: { text: 'Paid too late, refunded', tone: 'bad' },
  };

export function DraftStatusBadge({ status }: { status: DraftStatus }) {
  const { text, tone } = badges[status];
  return <Badge tone={tone}>{text}</Badge>;
}
