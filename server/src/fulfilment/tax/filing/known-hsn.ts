import { readFileSync } from 'node:fs';

/**
 * Customs Tariff codes that the portal knows: leather goods (chapter 42), cloth (50 to 55, 58), clothing and
 * made-ups (60 to 63), footwear and headgear (64, 65), jewellery (71), and transport of goods (9965, 9968).
 */
let known: Map<string, string> | undefined;

function codes(): Map<string, string> {
  if (known) return known;
  const lines = readFileSync(new URL('./hsn-codes.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  known = new Map(lines.map((line) => line.split('\t') as [string, string]));
  return known;
}

export function describeHsn(hsn: string): string | undefined {
  return codes().get(hsn);
}

/** The code is missing although our list has its chapter. */
export function isUnknownHsn(hsn: string): boolean {
  return chapters().has(chapterOf(hsn)) && !codes().has(hsn);
}

let knownChapters: Set<string> | undefined;

function chapters(): Set<string> {
  knownChapters ??= new Set([...codes().keys()].map(chapterOf));
  return knownChapters;
}

/** For services, only two groups of four digits are known. */
function chapterOf(hsn: string): string {
  return hsn.slice(0, hsn.startsWith('99') ? 4 : 2);
}
