import { recordVisit } from '@gulmohar/contract/visit/visit.ts';
import { isbot } from 'isbot';
import { type Route, route } from '../../platform/http/route.ts';
import { visitLimits } from '../../platform/limits/rate-limits.ts';
import type { VisitLog } from './visit-log.ts';

type Needs = { visits: Pick<VisitLog, 'add'> };

export function visitRoutes({ visits }: Needs): Route[] {
  return [
    route(recordVisit, { limits: visitLimits }, async ({ body, headers }) => {
      const agent = headers['user-agent'];
      const isPerson = Boolean(agent) && !isbot(agent);
      if (isPerson && headers['sec-gpc'] !== '1') visits.add(body);
      return {};
    }),
  ];
}
