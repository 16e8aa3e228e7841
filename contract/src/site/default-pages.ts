import type { PageDocument, Section, SectionOf } from './page-document.ts';
import type { SectionType } from './section-types.ts';

const parts = [
  'slides',
  'categories',
  'latest',
  'occasions',
  'bestsellers',
  'prices',
  'story',
  'crafts',
  'makers',
  'promises',
] as const;

/** The home page as specified, until the owner publishes another. */
export const defaultHome = page(
  '',
  parts.map((type) => part(type)),
);

/** The page at `/about`, until the owner publishes another. */
export const defaultAbout = page('About us', [
  part('about'),
  part('makers'),
  {
    ...shown('buttons'),
    settings: {},
    blocks: [
      { id: 'collection', text: 'See the collection', to: { kind: 'address', value: '/collection' } },
      { id: 'contact', text: 'Write to us', to: { kind: 'address', value: '/contact' } },
    ],
  },
]);

/** The pages that every shop has, by their slug. */
export const defaultPages: Readonly<Record<string, PageDocument>> = {
  home: defaultHome,
  about: defaultAbout,
};

function page(title: string, sections: Section[]): PageDocument {
  return { schemaVersion: 1, title, seo: { title: '', description: '' }, sizeGuideFor: '', sections };
}

type PlainType = {
  [T in SectionType]: Record<string, never> extends SectionOf<T>['settings'] ? T : never;
}[SectionType];

function part<Type extends PlainType>(type: Type) {
  return { ...shown(type), settings: {}, blocks: [] } as unknown as SectionOf<Type>;
}

function shown<Type extends SectionType>(type: Type) {
  return { id: type, type, isShown: true, from: null, until: null };
}
