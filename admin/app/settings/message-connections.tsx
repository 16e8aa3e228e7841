import { useMessageChannels } from './message-channels.queries.ts';

/** The connected channels. */
export function MessageConnections() {
  const { channels } = useMessageChannels();
  if (channels.length === 0) {
    return (
      <p className="mb-3">
        Neither WhatsApp nor SMS is connected. Whoever runs the shop’s server enters the keys there; see
        ‘WhatsApp and SMS?’ in the operator’s manual.
      </p>
    );
  }
  return (
    <ul className="mb-4 grid gap-2">
      {channels.map(({ channel, title, webhookUrl }) => (
        <li key={channel}>
          <strong className="font-semibold">{title}</strong> is connected.{' '}
          <span className="text-sm text-muted wrap-anywhere">Address for its webhooks: {webhookUrl}</span>
        </li>
      ))}
    </ul>
  );
}
