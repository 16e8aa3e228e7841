import type { ShopImportState } from '@gulmohar/contract/admin/shop-import.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { showDateTime } from '../components/india-time.ts';
import { Section } from '../components/section.tsx';
import { paths } from '../paths.ts';
import { shopImportsQuery } from './shop-import.queries.ts';

const stateTexts: Record<ShopImportState, string> = {
  choosing: 'not yet checked',
  checking: 'being checked',
  checked: 'checked, not imported',
  running: 'being imported',
  done: 'imported',
  undoing: 'being taken back',
  undone: 'taken back',
};

export function EarlierImports() {
  const { data } = useSuspenseQuery(shopImportsQuery);
  if (data.imports.length === 0) return null;
  return (
    <Section title="Earlier">
      <ul className="divide-y divide-rule border-y border-rule">
        {data.imports.map(({ importId, startedAt, state, files }) => (
          <li key={importId} className="flex flex-wrap justify-between gap-x-4 py-3">
            <Link to={paths.shopImport(importId)} className="text-link underline underline-offset-4">
              {files.map(({ name }) => name).join(', ') || 'No file'}
            </Link>
            <span className="text-sm text-muted">
              {showDateTime(startedAt)}, {stateTexts[state]}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
