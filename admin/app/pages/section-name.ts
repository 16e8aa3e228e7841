import type { Section } from '@gulmohar/contract/site/page-document.ts';
import { sectionTypes } from '@gulmohar/contract/site/section-types.ts';

/** 'Text: Our cloths', or without a title 'Text'. */
export function nameOf({ type, settings }: Section): string {
  const { name } = sectionTypes[type];
  return 'title' in settings && settings.title ? `${name}: ${settings.title}` : name;
}
