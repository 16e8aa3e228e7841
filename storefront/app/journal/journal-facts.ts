import { pictureUrl } from '@gulmohar/contract/shop/picture-url.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { ArticleDocument } from '@gulmohar/contract/site/article.ts';
import type { MetaDescriptor } from 'react-router';
import { SCHEMA_ORG } from '../page/json-ld.ts';
import { paths } from '../paths.ts';
import { journalMessages as messages } from './journal.messages.ts';

type ShownArticle = { slug: string; page: ArticleDocument; publishedAt: string | null };

/** schema.org data about an article. */
export function articleFacts(shop: Shop, { slug, page, publishedAt }: ShownArticle): object {
  const { title, summary, cover, author, date, tags } = page;
  const publisher = { '@type': 'Organization', name: shop.name, url: shop.url };
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Article',
    headline: title,
    mainEntityOfPage: `${shop.url}${paths.article(slug)}`,
    datePublished: date,
    ...(publishedAt !== null && { dateModified: publishedAt }),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
    ...(summary && { description: summary }),
    ...(cover && { image: [pictureUrl(shop, cover)] }),
    ...(tags.length > 0 && { keywords: tags }),
  };
}

/** Lets feed readers find the journal's feed. */
export function feedLink({ name, url }: Shop): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: messages.feed(name),
    href: `${url}${paths.journalFeed()}`,
  };
}
