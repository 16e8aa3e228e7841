import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { settingTitles, shownGroups } from './setting-titles.ts';

/**
 * Links to the groups of settings: beside them on wide screens, above them on others, collapsed on phones.
 * Focuses the heading of the group named in the address.
 */
export function SettingLinks() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same group’s link can be clicked again
  useEffect(() => {
    const heading = hash ? document.getElementById(hash.slice(1)) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <nav aria-label="Settings groups" className="no-print mb-6 min-[88rem]:mb-0">
      <details className="border-y border-rule sm:hidden">
        <summary className="cursor-pointer py-3 font-semibold">Go to</summary>
        <ul className="pb-2">{links('flex min-h-11 items-center text-link')}</ul>
      </details>
      <ul className="hidden flex-wrap gap-x-5 sm:flex min-[88rem]:sticky min-[88rem]:top-10 min-[88rem]:block min-[88rem]:max-h-[calc(100dvh-5rem)] min-[88rem]:overflow-y-auto">
        {links('flex min-h-8 items-center text-sm text-link')}
      </ul>
    </nav>
  );
}

function links(className: string) {
  return shownGroups.map((group) => (
    <li key={group}>
      <Link to={`#${group}`} className={className}>
        {settingTitles[group]}
      </Link>
    </li>
  ));
}
