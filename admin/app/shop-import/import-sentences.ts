import type { ShopImport } from '@gulmohar/contract/admin/shop-import.ts';
import { nameOf, unitsOf } from './unit-names.ts';

type Part = ShopImport['parts'][number];

const madeTexts = { collection: 'collection', 'custom-field': 'custom field' } as const;

/** What an import is at, or what became of it: a sentence for each kind of what it has. */
export function sentencesOf({ state, parts, stayed }: ShopImport): string[] {
  switch (state) {
    case 'choosing':
      return [];
    case 'checking':
      return parts.map((part) => `Checking: ${ofTotal(part)}.`);
    case 'checked':
      return ['Checked; nothing has been changed yet.', ...parts.map(outcomeOf)];
    case 'running':
      return parts.map((part) => `Importing: ${ofTotal(part)}.`);
    case 'done':
      return ['Imported.', ...parts.flatMap((part) => [outcomeOf(part), hereOf(part)].filter(Boolean))];
    case 'undoing':
      return parts.map((part) => `Taking back: ${ofTotal(part)}.`);
    case 'undone': {
      const left = parts.filter(({ skipped }) => skipped > 0);
      return [
        'This import was taken back.',
        ...left.map(({ kind, skipped }) => `${unitsOf(kind, skipped)} had to stay.`),
        ...stayed.map(({ kind, title, why }) => `The ${madeTexts[kind]} “${title}” stays: ${why}.`),
      ];
    }
  }
}

export function sumOf(parts: readonly Part[], count: 'total' | 'done'): number {
  return parts.reduce((sum, part) => sum + part[count], 0);
}

function ofTotal({ kind, done, total }: Part): string {
  return `${done} of ${total} ${nameOf(kind, total)}`;
}

function hereOf({ here, total, skipped }: Part): string {
  return here > total - skipped ? `They are ${here} products here, one for each colour.` : '';
}

function outcomeOf({ kind, total, changed, same, skipped, ...part }: Part): string {
  const counts = [
    `${part.new} new`,
    changed > 0 ? `${changed} changed` : '',
    same > 0 ? `${same} unchanged` : '',
    skipped > 0 ? `${skipped} cannot be imported` : '',
  ];
  return `${unitsOf(kind, total)}: ${counts.filter(Boolean).join(', ')}.`;
}
