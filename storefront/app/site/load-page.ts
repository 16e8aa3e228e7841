import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { getHome } from '@gulmohar/contract/catalogue/home.ts';
import { getPolicy } from '@gulmohar/contract/shop/shop.ts';
import { type ArticleCard, listArticles } from '@gulmohar/contract/site/journal-calls.ts';
import type { PageDocument, SectionedDocument } from '@gulmohar/contract/site/page-document.ts';
import { getPage, type ShownPage } from '@gulmohar/contract/site/site-calls.ts';
import type { AboutStoryProps } from '../about/about-story.tsx';
import { throwNotFound } from '../api/not-found.ts';
import { isHomePart } from '../home/home-part.tsx';
import { type LoadedHome, loadHome } from '../home/load-home.ts';
import { type CardProduct, cardProducts } from '../product-card/card-product.ts';
import { questionFacts } from './question-facts.ts';

/** A page with what its sections show. */
export type LoadedPage<Page extends SectionedDocument = PageDocument> = {
  page: Page;
  /** By section. */
  rows: Record<string, CardProduct[]>;
  /** By section. */
  articles: Record<string, ArticleCard[]>;
  /** null if no section shows anything of it. */
  home: LoadedHome | null;
  about: AboutStoryProps | null;
  /** schema.org data about its questions; made on the server, because it needs the schema of formatted text. */
  questions: object[];
};

/** @throws a 404 response if the owner has no such page; ApiError */
export async function loadPage(api: ApiClient, slug: string): Promise<LoadedPage> {
  return withContents(api, await api(getPage, { query: { slug } }).catch(throwNotFound));
}

/** @throws ApiError */
export async function withContents<Page extends SectionedDocument>(
  api: ApiClient,
  { page, rows }: ShownPage<Page>,
): Promise<LoadedPage<Page>> {
  const types = page.sections.map(({ type }) => type);
  const [home, about, articles] = await Promise.all([
    types.some(isHomePart) ? loadHome(api) : null,
    types.includes('about') ? loadAbout(api) : null,
    loadArticles(api, page),
  ]);
  const cards = rows.map(({ sectionId, products }) => [sectionId, cardProducts(products)]);
  return { page, rows: Object.fromEntries(cards), articles, home, about, questions: questionFacts(page) };
}

async function loadArticles(
  api: ApiClient,
  { sections }: SectionedDocument,
): Promise<LoadedPage['articles']> {
  const rows = sections.filter((section) => section.type === 'journal');
  const loaded = rows.map(async ({ id, settings: { tag, most } }) => {
    const query = { limit: most, ...(tag && { tag }) };
    return [id, (await api(listArticles, { query })).articles];
  });
  return Object.fromEntries(await Promise.all(loaded));
}

async function loadAbout(api: ApiClient): Promise<AboutStoryProps> {
  const [{ text }, home] = await Promise.all([api(getPolicy, { query: { page: 'about' } }), api(getHome)]);
  return { text, picture: home.story?.craft?.image[0] ?? home.slidePictures[0] };
}
