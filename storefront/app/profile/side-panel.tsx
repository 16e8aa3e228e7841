import type { User } from '@gulmohar/contract/accounts/profile.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { inRupeeSign } from '../product/price.tsx';
import { AvatarPicker } from './avatar-picker.tsx';
import { joinMonth, statsOf } from './fallback.ts';
import { profileMessages as messages } from './profile.messages.ts';

const title = 'mt-6 border-t border-rule pt-5 text-sm font-semibold tracking-[0.08em]';
const action = 'flex min-h-11 w-full cursor-pointer items-center text-link';

export function SidePanel({ user, onNotifications }: { user: User; onNotifications: () => void }) {
  const { totalOrders, totalSpent, wishlistItems } = statsOf(user);
  return (
    <aside className="bg-panel p-6">
      <AvatarPicker user={user} />
      <p className="mt-4 font-display text-xl break-words text-heading">{user.name || messages.unnamed}</p>
      <p className="break-words text-muted">{user.email}</p>
      <p className="text-sm text-muted">{messages.memberSince(joinMonth(user))}</p>

      <h2 className={title}>{messages.stats}</h2>
      <dl className="mt-2 grid gap-1">
        <Stat name={messages.totalOrders} value={String(totalOrders)} />
        <Stat name={messages.totalSpent} value={inRupeeSign(totalSpent)} />
        <Stat name={messages.wishlistItems} value={String(wishlistItems)} />
      </dl>

      <h2 className={title}>{messages.quickActions}</h2>
      <ul className="mt-1">
        <li>
          <Link to={paths.orders()} className={action}>
            {messages.orderHistory}
          </Link>
        </li>
        <li>
          <Link to={paths.wishlist()} className={action}>
            {messages.wishlist}
          </Link>
        </li>
        <li>
          <Link to={paths.storeCredit()} className={action}>
            {messages.storeCredit}
          </Link>
        </li>
        <li>
          <button type="button" className={action} onClick={onNotifications}>
            {messages.notifications}
          </button>
        </li>
      </ul>
    </aside>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
