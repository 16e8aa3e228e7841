import { defineExtension } from '@gulmohar/contract/shop/extension.ts';
import { onOff, shownAs } from '@gulmohar/contract/site/section-fields.ts';
import { z } from 'zod';

export const extension = defineExtension({
  title: 'Orders in your team’s chat',
  summary: 'A line in Slack, Google Chat, Mattermost or Discord for each order, with a link to it.',
  settings: z.object({
    onPlaced: onOff('New orders'),
    onCancelled: onOff('Cancelled orders'),
    onReturns: onOff('Requested returns'),
  }),
  secrets: z.object({
    address: shownAs(
      z
        .url({ protocol: /^https?$/, error: 'Please enter an address such as https://hooks.example.com/…' })
        .max(500, 'At most 500 characters'),
      {
        label: 'Address of an incoming webhook',
        kind: 'line',
        hint: 'Your chat makes it for a channel, such as https://hooks.slack.com/services/…',
      },
    ),
  }),
  defaults: { onPlaced: true, onCancelled: true, onReturns: true },
});
