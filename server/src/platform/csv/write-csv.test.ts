import { expect, test } from 'vitest';
import { csvCell, csvFile, plainCell } from './write-csv.ts';

test.each(['=HYPERLINK("x")', '+1', '-2', '@a', '\tb', '\rc'])(
  'a spreadsheet does not run %j, and the text comes back whole',
  (text) => {
    const cell = csvCell(text);
    const bare = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(bare.startsWith("'")).toBe(true);
    expect(plainCell(bare)).toBe(text);
  },
);

test.each(["'+1", "''=x", "'@shop", "''@shop", "'-", "'+a@shop.example"])(
  'the text %j that begins with an apostrophe comes back whole',
  (text) => expect(plainCell(csvCell(text))).toBe(text),
);

test.each(['+tag@shop.example', '-a@shop.example', "'+o'neil@shop.example"])(
  'the address %j stays as it is, for the programs that mail to it',
  (address) => expect(csvCell(address)).toBe(address),
);

test.each(["+cmd|' /C calc'!A0@shop.example", '-sum(1)@shop.example', '=a@shop.example', '@shop.example'])(
  '%j is no address that a spreadsheet may read as it is',
  (text) => expect(csvCell(text)).toBe(`'${text}`),
);

test('ordinary texts and negative numbers stay as they are', () => {
  expect(['Kurti, size M', 'a "b"', '', "'tis"].map(csvCell)).toEqual([
    '"Kurti, size M"',
    '"a ""b"""',
    '',
    "'tis",
  ]);
  expect([-5, 2.5, true, null].map(csvCell)).toEqual(['-5', '2.5', 'true', '']);
  expect(plainCell("'tis")).toBe("'tis");
});

test('a file begins with the mark by which spreadsheets know its letters', async () => {
  const parts: string[] = [];
  for await (const part of csvFile(['name', 'price'], [['साड़ी', 5]])) parts.push(part);
  expect(parts.join('')).toBe('\uFEFFname,price\r\nसाड़ी,5\r\n');
});
