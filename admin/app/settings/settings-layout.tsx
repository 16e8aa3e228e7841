import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { settingsItems } from './setting-groups.ts';

/** Settings, staff and audit log: the list of their pages beside each on wide screens, else a link to it. */
export function SettingsLayout() {
  const { may } = useStaff();
  const isIndex = useLocation().pathname === paths.settings;
  return (
    <div className="gap-8 xl:grid xl:grid-cols-[11rem_minmax(0,1fr)]">
      {!isIndex && (
        <Link
          to={paths.settings}
          className="no-print -mt-2 mb-2 inline-flex min-h-11 items-center gap-1 text-link xl:hidden"
        >
          <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.6} />
          Settings
        </Link>
      )}
      <nav aria-label="Settings" className="no-print hidden xl:block">
        <ul className="sticky top-10 border-r border-rule pr-4">
          {[
            { path: paths.settings, label: 'All settings', permission: 'settings' } as const,
            ...settingsItems,
          ]
            .filter(({ permission }) => may(permission))
            .map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  className={({ isActive }) =>
                    `flex min-h-9 items-center text-sm ${isActive ? 'font-semibold text-heading' : 'text-link'}`
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
