import { Headset, RefreshCw, Undo2 } from 'lucide-react';

const badges = [
  { Icon: RefreshCw, title: 'Easy exchange', text: 'Another size, without questions' },
  { Icon: Undo2, title: '7 days return', text: 'Send it back if it does not suit you' },
  { Icon: Headset, title: '24/7 support', text: 'Write or call whenever you like' },
];

export function PolicyBadges() {
  return (
    <section aria-label="What you can rely on" className="mt-20 grid gap-10 text-center sm:grid-cols-3">
      {badges.map(({ Icon, title, text }) => (
        <div key={title} className="grid justify-items-center gap-1">
          <Icon aria-hidden="true" className="mb-2 size-8 text-primary" strokeWidth={1.5} />
          <h3 className="font-semibold">{title}</h3>
          <p className="text-muted">{text}</p>
        </div>
      ))}
    </section>
  );
}
