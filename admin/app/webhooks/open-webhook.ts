/** What the dialog of the webhooks' page shows. */
export type OpenWebhook =
  | { show: 'nothing' }
  | { show: 'form' | 'log'; webhookId?: string }
  | { show: 'secret'; secret: string };
