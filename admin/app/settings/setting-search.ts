/** Returns whether each word of a search begins a word of the text. */
export function isMatch(query: string, text: string): boolean {
  return wordsOf(query).every((word) => text.search(word) !== -1);
}

/** Returns what is written in an element, its parts apart from each other. */
export function textOf(element: Element): string {
  return textNodes(element)
    .map(({ data }) => data)
    .join(' ');
}

/** Underlines the words of a search in elements; see `::highlight` in app.css. */
export function markMatches(query: string, elements: readonly Element[]): void {
  const words = wordsOf(query);
  const ranges = elements.flatMap(textNodes).flatMap((node) =>
    words.flatMap((word) =>
      [...node.data.matchAll(word)].map(({ index, 0: { length } }) => {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + length);
        return range;
      }),
    ),
  );
  CSS.highlights.set('match', new Highlight(...ranges));
}

function wordsOf(query: string): RegExp[] {
  return query
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}`, 'giu'));
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
