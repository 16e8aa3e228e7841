import { GIFT_CARDS } from '@gulmohar/contract/site/default-menus.ts';
import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import type { MenusDocument } from '@gulmohar/contract/site/menus.ts';
import type { Menus } from '@gulmohar/contract/site/site-calls.ts';
import { targetPath } from '@gulmohar/contract/site/target-path.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { findLiveTargets } from './live-targets.ts';

type OwnLink = { text: string; target: LinkTarget };

/**
 * Returns the owner's menus, without links that lead nowhere, as the one to gift cards does while the shop sells none;
 * those below one stay only together with it.
 */
export async function presentMenus(
  reads: Reads,
  { main, footer }: MenusDocument,
  sellsGiftCards: boolean,
): Promise<Menus> {
  const all = [...main, ...main.flatMap(({ links }) => links), ...footer.flatMap(({ links }) => links)];
  const isLive = await findLiveTargets(
    reads,
    all.map(({ target }) => target),
  );
  const shown = (links: readonly OwnLink[]) =>
    links
      .filter(({ target }) => isLive(target) && (sellsGiftCards || !isToGiftCards(target)))
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

function isToGiftCards({ kind, value }: LinkTarget): boolean {
  return kind === 'address' && value === GIFT_CARDS;
}
