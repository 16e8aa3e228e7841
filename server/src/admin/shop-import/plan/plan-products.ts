import {
  MAX_DESCRIPTION,
  MAX_SEO_DESCRIPTION,
  MAX_SEO_TITLE,
} from '@gulmohar/contract/admin/product-fields.ts';
import { MAX_PICTURES } from '@gulmohar/contract/admin/product-pictures.ts';
import type { ImportMapping, OptionUse } from '@gulmohar/contract/admin/shop-import.ts';
import { MAX_PRODUCT_NAME } from '@gulmohar/contract/catalogue/product.ts';
import { plainTextOf } from '@gulmohar/contract/values/rich-text.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import type { SourceNote, SourcePicture, SourceProduct, SourceVariant } from '../source/source-product.ts';
import { asOfKind, kindOf } from './as-of-kind.ts';
import { customKey } from './custom-key.ts';
import { planTags, type Vocabulary } from './plan-tags.ts';
import { planVariants } from './plan-variants.ts';
import type { PlannedProduct } from './planned-product.ts';
import { suggestOption } from './suggest-option.ts';
import { type KnownTypes, suggestType } from './suggest-type.ts';

const noFacts = { fabric: '', work: '', fit: '', length: '', care: '', origin: '' };
const noKind = { sizes: [], measurements: {} };

export type PlanContext = { mapping: ImportMapping; vocabulary: Vocabulary; known: KnownTypes };

/**
 * Plans the products of this shop that one of another shop becomes: one for each of its colours.
 * @param notes what to know about it; this adds to them
 * @throws SourceFault
 */
export function planProducts(
  source: SourceProduct,
  { mapping, vocabulary, known }: PlanContext,
  notes: SourceNote[],
): PlannedProduct[] {
  const note = (column: string, message: string) => notes.push({ line: source.line, column, message });
  const shortened = (column: string, text: string, most: number) => {
    if (text.length <= most) return text;
    note(column, `It is shortened to ${most} characters`);
    return `${text.slice(0, most - 1).trimEnd()}…`;
  };
  const uses = source.options.map((option) => useOf(option, source, mapping));
  const { category, subCategory, taxRule, hsn: hsnOfType } = typeOf(source, mapping, known);
  const kind = kindOf(known.kinds, subCategory) ?? noKind;
  const hsn = source.variants.find((variant) => variant.hsn !== '')?.hsn ?? hsnOfType;
  const { blocks, pictures: pictured, isCut } = blocksFromHtml(source.html);
  if (isCut) note('Body (HTML)', 'The end of the text is left out, because it is too long');
  const listed = new Set(source.pictures.map(({ url }) => url));
  for (const url of pictured.filter((one) => !listed.has(one)))
    note('Body (HTML)', `A picture in the text comes behind those of the product: ${url}`);
  const description = shortened('Body (HTML)', plainTextOf(blocks), MAX_DESCRIPTION);
  const isPublished = source.state === 'published' || source.state === 'unlisted';
  if (isPublished && hsn === '') note('Type', 'It stays a draft: choose an HSN code for its type');
  const colours = coloursOf(source, uses);
  return colours.map(({ colour, key, variants }, position) => {
    const { price, mrp, variants: planned } = planVariants(source, variants, uses, mapping, notes);
    const { variants: sizes, measurements } = asOfKind(planned, kind);
    const name = colours.length > 1 ? `${source.title} – ${colour}` : source.title;
    const pictures = withPictures(picturesOf(source, colours, position), pictured);
    if (pictures.length > MAX_PICTURES)
      note('Image Src', `Only the first ${MAX_PICTURES} pictures are taken`);
    const seoTitle = shortened('SEO Title', source.seoTitle, MAX_SEO_TITLE);
    const seoDescription = shortened('SEO Description', source.seoDescription, MAX_SEO_DESCRIPTION);
    return {
      sourceKey: key,
      fields: {
        name: shortened('Title', name, MAX_PRODUCT_NAME),
        description,
        category,
        subCategory,
        price,
        mrp,
        hsn,
        taxRule,
        lowStockAt: null,
        daysToMake: null,
        tags: planTags(source, colour, vocabulary, note),
        brand: source.brand,
        productType: source.type,
        story: blocks,
        seoTitle,
        seoDescription,
        isUnlisted: source.state === 'unlisted',
        custom: customOf(source),
        details: { ...noFacts, measurements },
        publishedAt: isPublished && hsn !== '' ? 'now' : null,
      },
      colour,
      isArchived: source.state === 'archived',
      group: colours.length > 1 ? { id: source.key, position } : null,
      variants: sizes,
      pictures: pictures.slice(0, MAX_PICTURES),
    };
  });
}

/** What a source product's type is called in the mapping. */
export function typeNameOf({ type, category }: SourceProduct): string {
  return type || category;
}

function typeOf(source: SourceProduct, { types }: ImportMapping, known: KnownTypes) {
  const name = typeNameOf(source);
  return types.find(({ from }) => from === name) ?? suggestType(name, known);
}

function useOf(
  option: SourceProduct['options'][number],
  source: SourceProduct,
  { options }: ImportMapping,
): OptionUse {
  const chosen = options.find(({ name }) => name === option.name);
  if (chosen) return chosen.use;
  const at = source.options.indexOf(option);
  return suggestOption(
    option,
    source.variants.map(({ values }) => values[at] ?? ''),
  );
}

type Colour = { colour: string; key: string; variants: SourceVariant[] };

function coloursOf(source: SourceProduct, uses: readonly OptionUse[]): Colour[] {
  const places = uses.flatMap((use, at) => (use === 'colour' ? [at] : []));
  const byColour = Map.groupBy(source.variants, ({ values }) => places.map((at) => values[at]).join(' / '));
  const isOne = byColour.size === 1;
  return [...byColour].map(([colour, variants]) => ({
    colour,
    variants,
    key: isOne ? source.key : `${source.key}#${colour.toLowerCase()}`,
  }));
}

/** Its own picture first, then those of the product that do not show another colour. */
function picturesOf(source: SourceProduct, colours: readonly Colour[], at: number): SourcePicture[] {
  const own = colours[at];
  if (!own || colours.length === 1) return withVariantPictures(source.pictures, source.variants);
  const others = colours.filter((colour) => colour !== own);
  const namesIn = (alt: string) =>
    colours.filter(({ colour }) => alt.toLowerCase().includes(colour.toLowerCase()));
  const isOfOthers = ({ url, alt }: SourcePicture) =>
    others.some(({ variants }) => variants.some(({ picture }) => picture === url)) ||
    (namesIn(alt).length > 0 && !namesIn(alt).includes(own));
  const ownUrls = new Set(own.variants.map(({ picture }) => picture).filter(Boolean));
  const all = withVariantPictures(source.pictures, own.variants);
  const first = all.filter(({ url }) => ownUrls.has(url));
  return [...first, ...all.filter((picture) => !ownUrls.has(picture.url) && !isOfOthers(picture))];
}

/** A variant's picture may be in its own column alone. */
function withVariantPictures(
  pictures: readonly SourcePicture[],
  variants: readonly SourceVariant[],
): SourcePicture[] {
  return withPictures(pictures, variants.map(({ picture }) => picture).filter(Boolean));
}

/** Those that are not listed yet are added. */
function withPictures(pictures: readonly SourcePicture[], urls: readonly string[]): SourcePicture[] {
  const listed = new Set(pictures.map(({ url }) => url));
  const more = new Set(urls.filter((url) => !listed.has(url)));
  return [...pictures, ...[...more].map((url) => ({ url, alt: '' }))];
}

function customOf({ category, custom }: SourceProduct): Record<string, string> {
  const columns = category === '' ? custom : { 'Product Category': category, ...custom };
  return Object.fromEntries(Object.entries(columns).map(([heading, value]) => [customKey(heading), value]));
}
