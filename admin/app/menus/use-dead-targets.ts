import { checkTargets } from '@gulmohar/contract/admin/site-page.ts';
import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import type { MenusDocument } from '@gulmohar/contract/site/menus.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminApi } from '../api/admin-api.ts';

/** Returns whether a target is known to lead nowhere. Addresses are not checked, nor what is not chosen yet. */
export function useDeadTargets({ main, footer }: MenusDocument): (target: LinkTarget) => boolean {
  const links = [...main, ...main.flatMap((link) => link.links), ...footer.flatMap((column) => column.links)];
  const targets = links
    .map(({ target }) => target)
    .filter(({ kind, value }) => kind === 'journal' || (kind !== 'address' && value !== ''));
  const { data } = useQuery({
    queryKey: ['dead-targets', targets],
    queryFn: () => adminApi(checkTargets, { body: { targets } }),
    enabled: targets.length > 0,
    placeholderData: keepPreviousData,
  });
  const dead = new Set(data?.dead.map(nameOf));
  return (target) => dead.has(nameOf(target));
}

function nameOf({ kind, value }: LinkTarget): string {
  return `${kind} ${value}`;
}
