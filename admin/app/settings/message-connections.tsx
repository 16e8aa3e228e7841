import { useMessageChannels } from './message-channels.queries.ts';

export function MessageConnections() {
  const { channels } = useMessageChannels();
  if (channels.length === 0) {
    return (
      <p className="mb-3">
        WhatsApp and SMS are not connected. Ask whoever runs the shop’s server to enter the keys; see
        ‘WhatsApp and SMS?’ in the operator’s manual.
      </p>
    );
  }
  return (
    <ul className="mb-4 grid gap-2">
      {channels.map(({ channel, title, webhookUrl }) => (
        <li key={channel}>
          <strong className="font-semibold">{title}</strong> is connected.{' '}
          <span className="text-sm text-muted wrap-anywhere">Webhook address: {webhookUrl}</span>
        </li>
      ))}
    </ul>
  );
}
