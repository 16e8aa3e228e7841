import { z } from 'zod';
import { optionalText } from '../values/text-field.ts';
import {
  category,
  choice,
  collection,
  count,
  formattedText,
  instant,
  line,
  picture,
  products,
  requiredLine,
  requiredLines,
  shownAs,
  target,
  video,
  youtube,
} from './section-fields.ts';

const nothingToSet = z.object({});
const noBlock = z.object({});

/** A part of the home page whose content has a form of its own, or comes from the catalogue. */
function partOfHome(name: string) {
  return { name, on: ['home'], settings: nothingToSet, block: noBlock, maxBlocks: 0 } as const;
}

/** The picture keeps the video's place, and is all that shows where data is dear. */
function checkVideo(
  { video, youtube, poster, alt }: { video: string; youtube: string; poster: string; alt: string },
  context: z.RefinementCtx,
): void {
  const complain = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (!video && !youtube) complain('video', 'Please upload a video, or enter its address on YouTube');
  if (video && !poster) complain('poster', 'Please upload a picture');
  if (video && !alt) complain('alt', 'Please say what it shows');
}

const everywhere = ['home', 'page', 'article'] as const;
const title = () => line('Title', 80);

/**
 * The types of sections that pages are made of: where each is allowed, its settings, and the blocks that it
 * repeats. The storefront renders them, the admin makes their forms of them, and the API checks them.
 */
export const sectionTypes = {
  slides: partOfHome('Slides'),
  categories: partOfHome('Shop by category'),
  latest: partOfHome('Latest collections'),
  occasions: partOfHome('Shop by occasion'),
  bestsellers: partOfHome('Best sellers'),
  prices: partOfHome('Shop by price'),
  story: partOfHome('Story'),
  crafts: partOfHome('Shop by craft'),
  promises: partOfHome('Promises'),
  makers: { ...partOfHome('Makers'), on: everywhere },
  about: { ...partOfHome('About the shop'), on: ['page'] },
  products: {
    name: 'Row of products',
    on: everywhere,
    settings: z.object({
      title: requiredLine('Title', 80),
      source: choice('Products', {
        newest: 'The newest',
        bestsellers: 'Best sellers',
        category: 'Of a category',
        collection: 'Of a collection',
        picked: 'Picked by hand',
      }),
      category: category('Category', 'For products of a category'),
      collection: collection('Collection', 'For products of a collection'),
      productIds: products('Picked by hand', 12),
      most: count('How many at most', 12),
    }),
    block: noBlock,
    maxBlocks: 0,
  },
  journal: {
    name: 'From the journal',
    on: ['home', 'page'],
    settings: z.object({
      title: requiredLine('Title', 80),
      tag: line('Tag', 30, 'Only articles with it; empty for all'),
      most: count('How many at most', 6),
    }),
    block: noBlock,
    maxBlocks: 0,
  },
  text: {
    name: 'Text',
    on: everywhere,
    settings: z.object({ title: title(), text: formattedText('Text') }),
    block: noBlock,
    maxBlocks: 0,
  },
  'picture-text': {
    name: 'Text with picture',
    on: everywhere,
    settings: z.object({
      title: title(),
      text: formattedText('Text'),
      picture: picture('Picture'),
      alt: line('What the picture shows', 250, 'For shoppers who cannot see it; empty if it only decorates'),
      side: choice('Picture on the', { left: 'left', right: 'right' }),
      button: line('Button', 40),
      to: target('The button leads to'),
    }),
    block: noBlock,
    maxBlocks: 0,
  },
  columns: {
    name: 'Columns',
    on: everywhere,
    settings: z.object({ title: title() }),
    block: z.object({ title: requiredLine('Title', 60), text: requiredLines('Text', 400) }),
    maxBlocks: 4,
  },
  quotes: {
    name: 'Quotes',
    on: everywhere,
    settings: z.object({ title: title() }),
    block: z.object({
      quote: requiredLines('What they said', 400),
      author: requiredLine('Who', 60),
      place: line('Town', 60),
    }),
    maxBlocks: 6,
  },
  pictures: {
    name: 'Grid of pictures',
    on: everywhere,
    settings: z.object({ title: title() }),
    block: z.object({
      picture: picture('Picture'),
      alt: line('What the picture shows', 250),
      to: target('It leads to'),
    }),
    maxBlocks: 12,
  },
  video: {
    name: 'Video',
    on: everywhere,
    settings: z
      .object({
        title: requiredLine('Title', 80),
        video: video('Your own video', 'MP4 (H.264) of at most 20 MB; it plays without sound'),
        youtube: youtube('Or its address on YouTube'),
        poster: picture('Picture until it plays', 'wide'),
        alt: shownAs(optionalText(250).default(''), {
          label: 'What your own video shows',
          kind: 'line',
          hint: 'For shoppers who cannot see it',
        }),
      })
      .superRefine(checkVideo),
    block: noBlock,
    maxBlocks: 0,
  },
  countdown: {
    name: 'Countdown',
    on: everywhere,
    settings: z.object({
      title: requiredLine('Title', 80),
      text: line('Sentence', 200),
      endsAt: instant('Ends', 'The section disappears then'),
      button: line('Button', 40),
      to: target('The button leads to'),
    }),
    block: noBlock,
    maxBlocks: 0,
  },
  questions: {
    name: 'Questions and answers',
    on: everywhere,
    settings: z.object({ title: title() }),
    block: z.object({
      question: requiredLine('Question', 200),
      answer: formattedText('Answer'),
    }),
    maxBlocks: 40,
  },
  buttons: {
    name: 'Buttons',
    on: everywhere,
    settings: nothingToSet,
    block: z.object({ text: requiredLine('Text', 40), to: target('It leads to') }),
    maxBlocks: 4,
  },
  newsletter: { ...partOfHome('Newsletter'), on: everywhere },
  'recently-viewed': { ...partOfHome('Recently viewed'), on: everywhere },
} as const satisfies Record<string, SectionDefinition>;

export type PageKind = 'home' | 'page' | 'article';

type SectionDefinition = {
  name: string;
  on: readonly PageKind[];
  settings: z.ZodObject;
  block: z.ZodObject;
  /** 0: it has none. */
  maxBlocks: number;
};

export type SectionType = keyof typeof sectionTypes;
export const sectionTypeNames = Object.keys(sectionTypes) as SectionType[];
