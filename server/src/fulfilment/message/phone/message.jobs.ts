import type { TaskList } from 'graphile-worker';
import { job } from '../../../platform/queue/job-payloads.ts';
import { applyUpdate } from './apply-update.ts';
import type { MessageTools } from './message-tools.ts';
import { sendMessage } from './send-message.ts';

export function messageJobs(tools: MessageTools): TaskList {
  return {
    ...job('message-buyer', async ({ messageId }) => sendMessage(tools, messageId)),
    ...job('apply-message-update', async (update) => applyUpdate(tools, update)),
  };
}
