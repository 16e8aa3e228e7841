import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, notJson } from '../api/envelope.ts';

export const getSitemap = endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  absolute: true,
  summary: 'The sitemap of all pages, or an index of its parts when there are many',
  produces: ['application/xml'],
  query: nothing,
  body: nothing,
  reply: notJson,
});

export const getSitemapPart = endpoint({
  method: 'GET',
  path: '/sitemaps/{file}.xml',
  absolute: true,
  summary: 'One part of a split sitemap',
  produces: ['application/xml'],
  params: z.object({ file: z.string().regex(/^\d{1,6}$/) }),
  query: nothing,
  body: nothing,
  reply: notJson,
});

export const getJournalFeed = endpoint({
  method: 'GET',
  path: '/journal/feed.xml',
  absolute: true,
  summary: 'The newest articles for feed readers, as RSS 2.0',
  produces: ['application/rss+xml'],
  query: nothing,
  body: nothing,
  reply: notJson,
});

export const getMerchantFeed = endpoint({
  method: 'GET',
  path: '/feeds/google-merchant.xml',
  absolute: true,
  summary: 'Every product on sale for Google Merchant Center',
  produces: ['application/xml'],
  query: nothing,
  body: nothing,
  reply: notJson,
});
