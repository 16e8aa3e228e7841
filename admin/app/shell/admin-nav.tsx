import { useLocation } from 'react-router';
import { navGroups, navItemAt, todayItem } from '../nav-items.ts';
import { useStaff } from '../session/session.queries.ts';
import { NavGroup } from './nav-group.tsx';
import { NavRow } from './nav-row.tsx';

/** A menu of up to so many pages is shown unfolded. */
const FEW_PAGES = 8;

/** The navigation: the pages that this member of staff may open, in groups of which the current one is open. */
export function AdminNav({ onGo }: { onGo?: (() => void) | undefined }) {
  const { may, collectsGst } = useStaff();
  const { pathname } = useLocation();
  const current = navItemAt(pathname);
  const groups = navGroups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ permission, isOfGst }) => may(permission) && (!isOfGst || collectsGst)),
    }))
    .filter(({ items }) => items.length > 0);
  const isShort = groups.flatMap(({ items }) => items).length <= FEW_PAGES;
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-1">
        <li>
          <NavRow
            item={todayItem}
            isCurrent={pathname === todayItem.path}
            icon={<todayItem.icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.6} />}
            onGo={onGo}
          />
        </li>
        {groups.map((group) => (
          <NavGroup key={group.label} group={group} current={current} isUnfolded={isShort} onGo={onGo} />
        ))}
      </ul>
    </nav>
  );
}
