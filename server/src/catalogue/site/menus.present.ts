import { defaultMenus } from '@gulmohar/contract/site/default-menus.ts';
import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import type { MenusDocument } from '@gulmohar/contract/site/menus.ts';
import type { Menus } from '@gulmohar/contract/site/site-calls.ts';
import { targetPath } from '@gulmohar/contract/site/target-path.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { findLiveTargets } from './live-targets.ts';

type OwnLink = { text: string; target: LinkTarget };

/** Returns the owner's menus, without links that lead nowhere; those below one stay only together with it. */
export async function presentMenus(
  reads: Reads,
  { main, footer }: MenusDocument = defaultMenus,
): Promise<Menus> {
  const all = [...main, ...main.flatMap(({ links }) => links), ...footer.flatMap(({ links }) => links)];
  const isLive = await findLiveTargets(
    reads,
    all.map(({ target }) => target),
  );
  const shown = (links: readonly OwnLink[]) =>
    links
      .filter(({ target }) => isLive(target))
      .map(({ text, target }) => ({ text, to: targetPath(target) }));
  return {
    main: main.flatMap(({ hasCategories, links, ...link }) =>
      shown([link]).map((item) => ({ ...item, hasCategories, links: shown(links) })),
    ),
    footer: footer
      .map(({ title, links }) => ({ title, links: shown(links) }))
      .filter(({ links }) => links.length > 0),
  };
}
