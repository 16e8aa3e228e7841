import { Link } from 'react-router';
import { useShop } from '../page/use-shop.ts';
import { layoutMessages as messages } from './layout.messages.ts';

/** What the owner announces today, above everything else. */
export function Announcement() {
  const announcement = useShop()?.look.announcement;
  if (!announcement) return null;
  const { text, to } = announcement;
  return (
    <aside
      aria-label={messages.announcement}
      className="bg-marigold px-4 py-2 text-center text-sm text-on-marigold"
    >
      {to ? (
        <Link to={to} discover="none" className="underline underline-offset-4">
          {text}
        </Link>
      ) : (
        text
      )}
    </aside>
  );
}
