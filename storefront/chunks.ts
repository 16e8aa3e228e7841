import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Chunk = Rolldown.CodeSplittingGroup;
type NameChunk = Rolldown.CodeSplittingNameFunction;
type Build = Parameters<NameChunk>[1];

const folder = import.meta.dirname;

/** The document around pages, and the frame with header and footer. */
const FRAME = [`${folder}/app/root.tsx`, `${folder}/app/layout/shell.tsx`];

/** Not the contract and packages: merged with these, the validation of forms would come with pages that have none. */
const SHARED = ['app', '../ui'].map((path) => `${resolve(folder, path)}/`);

/** In bytes before compression. With 3,000, lists and products loaded the validation of forms as well. */
const LEAST_SHARED = 1_500;

/**
 * The files of the pages' scripts. A file for each set of pages that share something would be some 80 requests for the
 * cart, most of them below 1 KB.
 */
export const chunks: Chunk[] = [
  // Changes more rarely than our own code.
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  { name: nameEveryPage(), priority: 1 },
  {
    name: 'shared',
    test: (id) => SHARED.some((start) => id.startsWith(start)),
    tags: ['$initial'],
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: LEAST_SHARED,
  },
];

/** Names the file of what each page loads: the frame and all that it imports. */
function nameEveryPage(): NameChunk {
  let modules: Set<string> | undefined;
  return (id, build) => {
    modules ??= withImports(FRAME, build);
    return modules.has(id) ? 'every-page' : null;
  };
}

function withImports(ids: string[], build: Build): Set<string> {
  const found = new Set(ids);
  // The loop also visits what is added during it.
  for (const id of found)
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
