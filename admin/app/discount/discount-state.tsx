import type { DiscountState as State } from '@gulmohar/contract/admin/discount.ts';
import { Badge } from '../components/badge.tsx';

export const stateTexts: Record<State, string> = {
  running: 'Running',
  coming: 'Coming',
  'used-up': 'Used up',
  over: 'Over',
  off: 'Ended',
};

const tones = { running: 'good', coming: 'wait', 'used-up': 'bad', over: 'plain', off: 'plain' } as const;

export function DiscountState({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{stateTexts[state]}</Badge>;
}
