import type { Theme } from '@gulmohar/contract/site/theme.ts';

/** What each part of the look's form edits. */
export type LookPartProps = {
  look: Theme;
  change: (changes: Partial<Theme>) => void;
  /** By the path of the field, such as `colours.brand`. */
  errors: ReadonlyMap<string, string>;
};
