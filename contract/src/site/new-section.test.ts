import { expect, test } from 'vitest';
import { newSection } from './new-section.ts';
import { section } from './page-document.ts';
import { fieldOf } from './section-fields.ts';
import { sectionTypeNames, sectionTypes } from './section-types.ts';

test.each(sectionTypeNames)('every field of a section “%s” has a label in the editor', (type) => {
  const { settings, block } = sectionTypes[type];
  const fields = [...Object.values(settings.shape), ...Object.values(block.shape)];
  expect(fields.map(fieldOf)).not.toContain(undefined);
});

test.each(sectionTypeNames)('a new section “%s” lacks at most what only the owner can fill in', (type) => {
  const { error } = section.safeParse(newSection(type));
  const messages = new Set(error?.issues.map(({ message }) => message));
  messages.delete('Please fill this in');
  messages.delete('Please upload a video, or enter its address on YouTube');
  expect([...messages]).toEqual([]);
});
