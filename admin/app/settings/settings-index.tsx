import { useDeferredValue } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { SearchField } from '../list/search-field.tsx';
import { useStaff } from '../session/session.queries.ts';
import { settingGroups, settingPath, settingsItems, shownGroups } from './setting-groups.ts';
import { SettingResults } from './setting-results.tsx';

/** The pages of the settings, and a search over everything that is on them. */
export function SettingsIndex() {
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const query = useDeferredValue(search.get('q')?.trim() ?? '');
  // All groups used to be on one page, each at its anchor.
  const group = shownGroups.find((name) => `#${name}` === hash);
  if (group) return <Navigate to={settingPath(group)} replace />;
  return (
    <>
      <PageHead title="Settings" />
      <SearchField label="Search all settings" />
      {query ? <SettingResults query={query} /> : <SettingPages />}
    </>
  );
}

function SettingPages() {
  const { may } = useStaff();
  return (
    <ul aria-label="Pages of settings" className="mt-6 divide-y divide-rule border-y border-rule">
      {settingsItems
        .filter(({ permission }) => may(permission))
        .map(({ path, label, groups }) => (
          <li key={path} className="py-3">
            <Link to={path} className="flex min-h-11 items-center font-display text-lg text-heading">
              {label}
            </Link>
            {groups.length > 1 && (
              <ul aria-label={label} className="flex flex-wrap gap-x-5 text-sm">
                {groups.map((group) => (
                  <li key={group}>
                    <Link to={settingPath(group)} className="flex min-h-8 items-center text-link">
                      {settingGroups[group].label}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
    </ul>
  );
}
