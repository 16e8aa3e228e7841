import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SettingForm } from './setting-form.tsx';
import {
  type ShownGroup,
  settingGroups,
  settingPageLabels,
  settingsItems,
  shownGroups,
} from './setting-groups.ts';
import { isMatch, markMatches, textOf } from './setting-search.ts';

/**
 * The groups of settings that a search finds. It looks at everything on their forms: headings, labels, hints
 * and choices; so all forms are there, and those without a match are hidden.
 */
export function SettingResults({ query }: { query: string }) {
  const list = useRef<HTMLDivElement>(null);
  const [matches, setMatches] = useState<readonly ShownGroup[]>([]);
  useLayoutEffect(() => {
    const forms = [...(list.current?.children ?? [])];
    markMatches(query, forms);
    setMatches(
      shownGroups.filter((group, index) => {
        const { label, page, alias } = settingGroups[group];
        const form = forms[index];
        return isMatch(query, [settingPageLabels[page], label, alias, form && textOf(form)].join(' '));
      }),
    );
    return () => markMatches('', []);
  }, [query]);
  const pages = settingsItems.filter(
    ({ label, alias, groups }) => groups.length === 0 && isMatch(query, `${label} ${alias}`),
  );
  return (
    <>
      <p role="status" className="mt-4 text-sm text-muted">
        {matches.length + pages.length} found
      </p>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className="flex min-h-11 items-center font-display text-lg text-heading">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div ref={list} className="divide-y divide-rule">
        {shownGroups.map((group) => (
          <div key={group} hidden={!matches.includes(group)}>
            <SettingForm group={group} />
          </div>
        ))}
      </div>
    </>
  );
}
