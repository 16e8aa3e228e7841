import type { TaskList } from 'graphile-worker';
import { job } from '../../platform/queue/job-payloads.ts';
import type { CourierTools } from './courier-tools.ts';
import { forgetOldLabels } from './forget-old.ts';
import { followHint, trackShipments } from './track-shipments.ts';
import { workOnRequest, workOnRequests } from './work-on-request.ts';

/** Failed requests are retried through their row in `courier_request`, failed tracking by its schedule. */
export function courierJobs(tools: CourierTools): TaskList {
  return {
    ...job('ask-courier', async ({ requestId }) => workOnRequest(tools, requestId)),
    ...job('follow-courier-hint', async ({ webhookId }) => followHint(tools, webhookId)),
    ...job('track-due', async () => trackShipments(tools)),
    'ask-couriers': async () => {
      await workOnRequests(tools);
    },
    'track-shipments': async () => trackShipments(tools),
    'forget-labels': async () => forgetOldLabels(tools.db, tools.pictures),
  };
}
