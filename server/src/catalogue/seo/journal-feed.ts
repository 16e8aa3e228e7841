import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { ArticleFacts } from '../article/article.store.ts';
import { element } from './xml.ts';

export const JOURNAL_FEED_ITEMS = 20;

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export function journalFeed({ name, url }: Shop, articles: readonly ArticleFacts[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n',
    element('title', name),
    element('link', `${url}/journal`),
    element('description', `The journal of ${name}`),
    element('language', 'en-in'),
    ...articles.map((article) => item({ name, url }, article)),
    '</channel></rss>\n',
  ].join('');
}

function item(
  { name, url }: Pick<Shop, 'name' | 'url'>,
  { slug, title, summary, author, date, tags }: ArticleFacts,
): string {
  const address = `${url}/journal/${slug}`;
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    // The day begins in India, where the shop is.
    element('pubDate', new Date(`${date}T00:00:00+05:30`).toUTCString()),
    element('dc:creator', author || name),
    element('description', summary || undefined),
    ...tags.map((tag) => element('category', tag)),
    '</item>\n',
  ].join('');
}
