import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { strToU8, zipSync } from 'fflate';
import { csvFile } from '../../../platform/csv/write-csv.ts';
import type { GstReturn } from './build-return.ts';
import { type Check, isRight } from './checks.ts';
import { portalFileName } from './portal-json.ts';
import { gstRegister } from './register.ts';
import { returnNotes } from './return-notes.ts';
import { dayAfter } from './return-period.ts';
import { sectionFiles } from './section-files.ts';

/** The same documents always give the same bytes, whenever and wherever it is made. */
export async function returnZip(made: GstReturn & { problems: string[] }): Promise<Uint8Array> {
  const { period, gstin, documents, filed, json } = made;
  const files: Record<string, Uint8Array> = { [portalFileName(gstin, period)]: strToU8(json) };
  for (const [name, content] of sectionFiles(filed, period)) files[name] = strToU8(content);
  files['register.csv'] = strToU8(await gstRegister(documents));
  files['checks.csv'] = strToU8(await checksFile(made));
  const [year = 0, month = 1, day] = dayAfter(period).split('-').map(Number);
  // A zip stores a file's local time, so that this is the same in every time zone.
  return zipSync(files, { level: 6, mtime: new Date(year, month - 1, day) });
}

async function checksFile({
  checks,
  problems,
  filed,
  json,
}: GstReturn & { problems: string[] }): Promise<string> {
  const rows = [
    ...checks.map((check) => [
      'check',
      check.name,
      showFigure(check, check.found),
      showFigure(check, check.expected),
      isRight(check) ? 'right' : 'WRONG',
    ]),
    ...problems.map((text) => ['to put right', text, '', '', '']),
    ...returnNotes(filed, json).map((text) => ['note', text, '', '', '']),
  ];
  let file = '';
  for await (const line of csvFile(['kind', 'what', 'found', 'expected', 'result'], rows)) file += line;
  return file;
}

export function showFigure({ unit }: Check, figure: number): string {
  return unit === 'paise' ? formatRupees(figure) : String(figure);
}
