import { once } from 'node:events';
import { renderToString } from 'react-dom/server';
import { pageTree } from './page-tree.ts';
import type { ReactAloneOrder } from './react-alone.ts';

process.once('disconnect', () => process.exit());
const [message] = await once(process, 'message');
const { pages, timing } = message as ReactAloneOrder;
const trees = pages.map(pageTree);

/**
 * Renders the pages in turn.
 * @returns pages a second
 */
function rendersPerSecond(seconds: number): number {
  const startedAt = performance.now();
  let rendered = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    renderToString(trees[rendered % trees.length]);
    rendered++;
  }
  return rendered / ((performance.now() - startedAt) / 1000);
}

rendersPerSecond(timing.warmUp);
process.send?.(rendersPerSecond(timing.seconds));
