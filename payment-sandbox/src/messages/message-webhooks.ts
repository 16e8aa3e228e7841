import { createHmac } from 'node:crypto';

/** Signs like Meta. Implemented separately from the shop's code, so that each checks the other. */
export function signed(body: string, appSecret: string): Record<string, string> {
  const hex = createHmac('sha256', appSecret).update(body).digest('hex');
  return { 'x-hub-signature-256': `sha256=${hex}` };
}

type Status = {
  id: string;
  to: string;
  state: 'sent' | 'delivered' | 'read' | 'failed';
  callbackData: string | null;
};

export function statusBody({ id, to, state, callbackData }: Status): string {
  const failure = { errors: [{ code: 131026, title: 'Message undeliverable' }] };
  return whatsAppEvent({
    statuses: [
      {
        id,
        status: state,
        recipient_id: to,
        timestamp: now(),
        ...(callbackData && { biz_opaque_callback_data: callbackData }),
        ...(state === 'failed' && failure),
      },
    ],
  });
}

export function replyBody(from: string, text: string): string {
  return whatsAppEvent({
    contacts: [{ wa_id: from, profile: { name: 'Sandbox' } }],
    messages: [{ from, id: `wamid.REPLY${now()}`, timestamp: now(), type: 'text', text: { body: text } }],
  });
}

function whatsAppEvent(value: object): string {
  const about = { messaging_product: 'whatsapp', metadata: { phone_number_id: '1' } };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value: { ...about, ...value } }] }],
  });
}

/** Returns MSG91's delivery report. */
export function reportBody({ id, to, isReached }: { id: string; to: string; isReached: boolean }): string {
  const outcome = isReached ? { status: '1', desc: 'DELIVERED' } : { status: '2', desc: 'FAILED' };
  const report = [{ number: to, date: new Date().toISOString(), ...outcome }];
  return JSON.stringify([{ requestId: id, userId: '1', senderId: 'SANDBX', report }]);
}

function now(): string {
  return String(Math.floor(Date.now() / 1_000));
}
