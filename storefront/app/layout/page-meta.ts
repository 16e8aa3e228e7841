import type { MetaDescriptor } from 'react-router';

/** Title, description and canonical address of a page. */
export function pageMeta(page: {
  title: string;
  description: string;
  canonical?: string | undefined;
  isHidden?: boolean;
}): MetaDescriptor[] {
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.canonical ? [{ tagName: 'link', rel: 'canonical', href: page.canonical } as const] : []),
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
