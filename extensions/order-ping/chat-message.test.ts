import { expect, test } from 'vitest';
import { chatMessage } from './chat-message.ts';

test.each([
  ['https://hooks.slack.com/services/T0/B0/x', { text: 'New order' }],
  ['https://chat.googleapis.com/v1/spaces/A/messages?key=k', { text: 'New order' }],
  ['https://discord.com/api/webhooks/1/x', { content: 'New order' }],
  ['https://discord.com.example/api/webhooks/1/x', { text: 'New order' }],
])('the owner’s chat at %s gets a line as it reads it', (address, message) => {
  expect(chatMessage(address, 'New order')).toEqual(message);
});
