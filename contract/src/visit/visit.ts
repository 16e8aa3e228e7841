import { z } from 'zod';
import { line } from '../accounts/profile.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { lineSize, productId } from '../catalogue/product.ts';
import { MAX_SOURCE, MAX_VISIT_STEPS } from './visit-limits.ts';

/** In the order in which a purchase takes them. `missed`: a size was chosen that is sold out. */
export const visitStepKinds = ['begun', 'viewed', 'missed', 'added', 'checkout', 'paying'] as const;
export type VisitStepKind = (typeof visitStepKinds)[number];

/** A campaign, as `instagram / diwali`, or the host that linked to the shop; empty if neither is known. */
export const visitSource = line(MAX_SOURCE);

export const visitStep = z.object({
  kind: z.enum(visitStepKinds),
  /** What the step is about, if it is about a product. */
  productId: productId.nullish(),
  size: lineSize.nullish(),
});
export type VisitStep = z.infer<typeof visitStep>;

export const recordVisit = endpoint({
  method: 'POST',
  path: '/visit',
  summary:
    'Counts what happens in a visit, which is known only by a random number; with Global Privacy Control nothing is counted',
  query: nothing,
  body: z.object({
    visit: z.uuid(),
    source: visitSource,
    steps: z.array(visitStep).min(1).max(MAX_VISIT_STEPS),
  }),
  reply: success({}),
});
