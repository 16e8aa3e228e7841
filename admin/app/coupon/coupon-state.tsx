import type { CouponState as State } from '@gulmohar/contract/admin/coupon.ts';
import { Badge } from '../components/badge.tsx';
import { stateTexts } from './coupon-texts.ts';

const tones = { running: 'good', coming: 'wait', 'used-up': 'bad', over: 'plain', off: 'plain' } as const;

export function CouponState({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{stateTexts[state]}</Badge>;
}
