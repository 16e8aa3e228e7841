import type { ProductState as State } from '@gulmohar/contract/admin/product-list.ts';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { SecondLine } from '../list/second-line.tsx';

export const stateTexts: Record<State, string> = {
  published: 'On sale',
  scheduled: 'Scheduled',
  draft: 'Draft',
  archived: 'Archived',
};
const tones = { published: 'good', scheduled: 'wait', draft: 'plain', archived: 'plain' } as const;

export function ProductState({ state, publishedAt }: { state: State; publishedAt: string | null }) {
  return (
    <>
      <Badge tone={tones[state]}>{stateTexts[state]}</Badge>
      {state === 'scheduled' && publishedAt && <SecondLine>from {showDateTime(publishedAt)}</SecondLine>}
    </>
  );
}
