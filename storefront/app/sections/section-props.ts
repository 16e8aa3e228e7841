import type { SectionOf } from '@gulmohar/contract/site/page-document.ts';
import type { SectionType } from '@gulmohar/contract/site/section-types.ts';

export type SectionProps<Type extends SectionType> = {
  section: SectionOf<Type>;
  /** Nothing comes before it, so its first picture is loaded at once. */
  isFirst: boolean;
};
