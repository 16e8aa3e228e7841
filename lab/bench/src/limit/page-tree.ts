import { createElement, type ReactNode } from 'react';

/** A start tag with its attributes, an end tag, a comment or doctype, or text, as React writes them. */
const TOKENS =
  /<(\w[\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|<\/([\w-]+)>|<!(?:--.*?--|[^>]*)>|([^<]+)/gs;
const ATTRIBUTES = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const RAW = /<(script|style)([^>]*)>(.*?)<\/\1>/gs;

type Open = { name: string; props: Record<string, unknown>; children: ReactNode[] };

/**
 * Converts a page that React wrote into plain elements without components: the least that React needs to
 * render the same tree.
 */
export function pageTree(html: string): ReactNode {
  const texts: string[] = [];
  const emptied = html.replace(RAW, (_, name, attributes, text) => {
    texts.push(text);
    return `<${name}${attributes}></${name}>`;
  });
  const root: Open = { name: '', props: {}, children: [] };
  const open: Open[] = [root];
  const top = () => open.at(-1) ?? root;
  for (const [, name, attributes = '', isClosed, end, text] of emptied.matchAll(TOKENS)) {
    if (text !== undefined) top().children.push(unescaped(text));
    if (name !== undefined) {
      const props = propsOf(attributes);
      if (name === 'script' || name === 'style')
        props.dangerouslySetInnerHTML = { __html: texts.shift() ?? '' };
      const element = { name, props, children: [] };
      if (isClosed || VOID.has(name)) top().children.push(made(element));
      else open.push(element);
    }
    if (end !== undefined && open.length > 1) {
      const ended = open.pop();
      if (ended) top().children.push(made(ended));
    }
  }
  return root.children;
}

function made({ name, props, children }: Open): ReactNode {
  return createElement(name, props, ...children);
}

function propsOf(attributes: string): Record<string, unknown> {
  return Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTES)].map(([, name = '', value]) => [
      name === 'class' ? 'className' : name,
      value === undefined ? true : unescaped(value),
    ]),
  );
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name) => ENTITIES[name] ?? whole);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
