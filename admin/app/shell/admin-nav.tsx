import { NavLink } from 'react-router';
import { navItems } from '../nav-items.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';

export function AdminNav({ onGo }: { onGo?: () => void }) {
  const { may } = useStaff();
  return (
    <nav aria-label="Admin">
      <ul className="grid gap-1">
        {navItems
          .filter(({ permission }) => may(permission))
          .map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <NavLink
                to={path}
                end={path === paths.today}
                onClick={onGo}
                className={({ isActive }) =>
                  `flex min-h-11 items-center gap-3 px-3 text-sm ${isActive ? 'bg-panel font-semibold text-heading' : 'hover:bg-panel'}`
                }
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.6} />
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
