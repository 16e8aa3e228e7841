import { NavLink } from 'react-router';

export type TabLinksProps = { label: string; tabs: readonly { to: string; text: string }[] };

/** Links between the pages of one section, shown above each of them. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav
      aria-label={label}
      className="no-print -mx-4 mb-6 overflow-x-auto border-b border-rule px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex">
        {tabs.map(({ to, text }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                `flex min-h-11 items-center border-b-2 px-3 text-sm ${isActive ? 'border-primary font-semibold' : 'border-transparent text-muted hover:text-ink'}`
              }
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
