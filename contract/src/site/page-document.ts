import { z } from 'zod';
import { optionalText } from '../values/text-field.ts';
import { type SectionType, sectionTypeNames, sectionTypes } from './section-types.ts';

export const MAX_SECTIONS = 20;

type Definitions = typeof sectionTypes;
type SectionOfType<Type extends SectionType> = {
  /** Unique within its page, as are those of the blocks within their section. */
  id: string;
  type: Type;
  isShown: boolean;
  /** Instants between which it is shown; null for no limit. */
  from: string | null;
  until: string | null;
  settings: z.output<Definitions[Type]['settings']>;
  blocks: ({ id: string } & z.output<Definitions[Type]['block']>)[];
};
export type SectionOf<Type extends SectionType> = { [T in Type]: SectionOfType<T> }[Type];
export type Section = SectionOf<SectionType>;

const id = z.string().regex(/^[\w-]{1,40}$/);

const envelope = {
  id,
  isShown: z.boolean(),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
};

function sectionOf(type: SectionType) {
  const { settings, block, maxBlocks } = sectionTypes[type];
  const blocks = z.array(block.extend({ id })).max(maxBlocks, `At most ${maxBlocks}`);
  return z.object({ ...envelope, type: z.literal(type), settings, blocks });
}

const [first, ...others] = sectionTypeNames.map(sectionOf);
if (!first) throw new Error('There are no types of sections');
/** Assembled from the table of types, which the compiler cannot follow. */
export const section = z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<
  Section,
  Section
>;

/** What is made of sections, in their order. Version 1 is the only one so far. */
export const sectionedDocument = z.object({
  schemaVersion: z.literal(1),
  /** The page's heading; unused on the home page. */
  title: optionalText(120),
  /** For search engines; the page's own title and description if empty. */
  seo: z.object({ title: optionalText(70), description: optionalText(200) }),
  sections: z
    .array(section)
    .max(MAX_SECTIONS, `At most ${MAX_SECTIONS} sections`)
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      'An id appears twice',
    ),
});
export type SectionedDocument = z.output<typeof sectionedDocument>;

/** The content of a page. */
export const pageDocument = sectionedDocument.extend({
  /** A category whose products link to this page as their size guide; empty for none. */
  sizeGuideFor: optionalText(60),
});
export type PageDocument = z.output<typeof pageDocument>;

/**
 * Reads a stored page, perhaps of another release: sections that are unknown or invalid here are skipped.
 */
export function readPageDocument(stored: unknown): PageDocument {
  return pageDocument.parse(knownSections(stored));
}

/** Returns a stored document without the sections that this release does not know. */
export function knownSections(stored: unknown): object {
  const { sections = [], ...rest } = z.looseObject({ sections: z.array(z.unknown()) }).parse(stored);
  return { ...rest, sections: sections.flatMap((candidate) => section.safeParse(candidate).data ?? []) };
}

/** Whether shoppers see the section at that time; a countdown is over when it ends. */
export function isShownAt(section: Section, now: Date): boolean {
  const { isShown, from, until } = section;
  const ends = section.type === 'countdown' ? [until, section.settings.endsAt] : [until];
  return (
    isShown && (!from || new Date(from) <= now) && ends.every((end) => end === null || new Date(end) > now)
  );
}
