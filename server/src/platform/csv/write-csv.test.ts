import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type CsvValue, csvFile, plainCell, safeCell } from './write-csv.ts';

const MARK = '\uFEFF';

async function written(...rows: CsvValue[][]): Promise<string> {
  const parts: string[] = [];
  for await (const part of csvFile(['name', 'price'], rows)) parts.push(part);
  return parts.join('');
}

test.each(['=HYPERLINK("x")', '+1', '-2', '@a', '\tb', '\rc'])(
  'a spreadsheet does not execute %j, and the text survives the round trip',
  (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
    expect(plainCell(safeCell(text))).toBe(text);
  },
);

test.each(["'+1", "''=x", "'@shop", "''@shop", "'-", "'+a@shop.example"])(
  'the text %j with a leading apostrophe survives the round trip',
  (text) => expect(plainCell(safeCell(text))).toBe(text),
);

test.each(['+tag@shop.example', '-a@shop.example', "'+o'neil@shop.example"])(
  'the e-mail address %j is written unchanged',
  (address) => expect(safeCell(address)).toBe(address),
);

test.each(["+cmd|' /C calc'!A0@shop.example", '-sum(1)@shop.example', '=a@shop.example', '@shop.example'])(
  '%j is escaped although it resembles an e-mail address',
  (text) => expect(safeCell(text)).toBe(`'${text}`),
);

test('texts, negative numbers and gaps survive the round trip through a file', async () => {
  const names = ['Kurti, size M', 'a "b"', '', "'tis", 'two\nlines', 'old\rMac', '=1+1', ' spaced '];
  const file = await written(...names.map((name) => [name, -5]), [null, true]);
  expect(file).toContain('"two\nlines"');
  expect(file).toContain('"old\rMac"');
  const rows: string[][] = parse(file, { bom: true, record_delimiter: '\r\n' });
  expect(rows.map(([name = '']) => plainCell(name))).toEqual(['name', ...names, '']);
  expect(rows.map(([, price]) => price)).toEqual(['price', ...names.map(() => '-5'), 'true']);
});

test('a file begins with the byte order mark by which spreadsheets recognise its encoding', async () => {
  expect(await written(['साड़ी', 5])).toBe(`${MARK}name,price\r\nसाड़ी,5\r\n`);
});

test('an error while the rows are read ends the file with that error', async () => {
  async function* rows() {
    yield ['Kurti', 5];
    throw new Error('the database is gone');
  }
  const read = async () => {
    for await (const part of csvFile(['name', 'price'], rows())) expect(part).toContain('name');
  };
  await expect(read()).rejects.toThrow('the database is gone');
});
