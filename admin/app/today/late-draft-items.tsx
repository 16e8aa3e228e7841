import type { LateDraft } from '@gulmohar/contract/admin/health.ts';
import { Link } from 'react-router';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { paths } from '../paths.ts';

const editors: Record<LateDraft['kind'], (key: string) => string> = {
  theme: () => paths.look,
  page: paths.sitePage,
  article: paths.article,
  menus: () => paths.menus,
};

/** Scheduled drafts that were not published when their time came, each with the reason and a link to its editor. */
export function LateDraftItems({ drafts }: { drafts: readonly LateDraft[] }) {
  return drafts.map(({ kind, key, title, publishAt, fault }) => (
    <li key={`${kind} ${key}`} className="flex flex-wrap items-center gap-x-3 border-b border-rule py-2">
      <Badge tone="bad">Problem</Badge>
      <Link to={editors[kind](key)} className="py-1 text-link underline-offset-4 hover:underline">
        ‘{title}’ was not published on {showDateTime(publishAt)}
      </Link>
      <span className="text-sm text-muted">{fault}</span>
    </li>
  ));
}
