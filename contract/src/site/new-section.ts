import type { z } from 'zod';
import type { Section } from './page-document.ts';
import { fieldOf, type SectionField } from './section-fields.ts';
import { type SectionType, sectionTypes } from './section-types.ts';

const DAY_MS = 86_400_000;

/** Returns a section as it is when it is added to a page; what it must have is still to be filled in. */
export function newSection(type: SectionType): Section {
  const { settings, maxBlocks } = sectionTypes[type];
  return {
    id: crypto.randomUUID(),
    type,
    isShown: true,
    from: null,
    until: null,
    settings: blank(settings),
    blocks: maxBlocks > 0 ? [newBlock(type)] : [],
  } as unknown as Section;
}

export function newBlock(type: SectionType): { id: string } {
  return { id: crypto.randomUUID(), ...blank(sectionTypes[type].block) };
}

function blank({ shape }: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const field = fieldOf(schema);
      return [name, field && blankValue(field)];
    }),
  );
}

function blankValue({ kind, choices = {} }: SectionField): unknown {
  switch (kind) {
    case 'target':
      return null;
    case 'rich-text':
    case 'products':
      return [];
    case 'choice':
      return Object.keys(choices)[0];
    case 'count':
      return 4;
    case 'instant':
      return new Date(Date.now() + DAY_MS).toISOString();
    default:
      return '';
  }
}
