import { readFileSync } from 'node:fs';
import type { DemoProduct } from '../catalogue/types.ts';

type Attribute = (product: DemoProduct) => readonly string[];
type Condition = (product: DemoProduct) => boolean;

export type JudgedSearch = {
  text: string;
  /** The category: 'typos', 'colours', …; 'nothing' for searches that should find nothing. */
  kind: string;
  /** Whether it is held out: never looked at while the search is tuned. */
  isHeldOut: boolean;
  /** Returns a grade from 0 to 3. */
  gradeOf(product: DemoProduct): number;
};

/** Product types that shoppers call by a common name. */
const TYPE_NAMES: Record<string, readonly string[]> = {
  kurti: ['straight', 'a-line', 'short-kurti'],
  sets: ['kurti-set', 'palazzo-set', 'sharara-set'],
};

const attributes: Record<string, Attribute> = {
  type: ({ tags }) => tags.type,
  color: ({ tags }) => tags.color,
  main: ({ tags }) => tags.color.slice(0, 1),
  material: ({ tags }) => tags.material,
  craft: ({ tags }) => tags.craft,
  occasion: ({ tags }) => tags.occasion,
  gender: ({ tags }) => tags.gender,
  label: ({ tags }) => tags.labels,
  category: ({ category }) => [category],
  id: ({ id }) => [id.split('-').at(-1) ?? ''],
  sub: ({ subCategory }) => [subCategory],
  size: ({ stock }) =>
    typeof stock === 'number' ? [] : Object.keys(stock).filter((size) => (stock[size] ?? 0) > 0),
};

/** Reads a file of searches; `judged-searches.txt` documents the format. */
export function readJudgedSearches(
  file: 'judged-searches.txt' | 'further-searches.txt' = 'judged-searches.txt',
): JudgedSearch[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const searches: JudgedSearch[] = [];
  let kind = '';
  let ofKind = 0;
  for (const line of lines) {
    if (line.startsWith('## ')) {
      kind = line.slice(3);
      ofKind = 0;
    } else if (line !== '' && !line.startsWith('#')) {
      ofKind += 1;
      searches.push({ kind, isHeldOut: ofKind % 2 === 0, ...judgement(line) });
    }
  }
  return searches;
}

function judgement(line: string): Pick<JudgedSearch, 'text' | 'gradeOf'> {
  const [text = '', ...grades] = line.split(' | ');
  const rules = grades.map((rule) => {
    const [grade, ...conditions] = words(rule);
    return { grade: Number(grade), fits: conditions.map(conditionOf) };
  });
  return {
    text,
    gradeOf: (product) => rules.find(({ fits }) => fits.every((holds) => holds(product)))?.grade ?? 0,
  };
}

/** Splits a rule at spaces, except for those within a value: 'sub=Suit Pieces'. */
function words(rule: string): string[] {
  return rule.split(/ (?=[a-z]+!?=)/);
}

/** @throws Error for an unknown attribute */
function conditionOf(written: string): Condition {
  if (written.includes('!=')) {
    const isTrue = conditionOf(written.replace('!=', '='));
    return (product) => !isTrue(product);
  }
  const [name = '', joined = ''] = written.split('=');
  const values = joined
    .split(',')
    .flatMap((value) => (name === 'type' ? (TYPE_NAMES[value] ?? [value]) : [value]));
  if (name === 'max') return ({ pricePaise }) => pricePaise <= Number(joined) * 100;
  if (name === 'min') return ({ pricePaise }) => pricePaise >= Number(joined) * 100;
  if (name === 'name') return (product) => values.some((value) => product.name.toLowerCase().includes(value));
  if (name === 'text') return (product) => values.some((value) => textOf(product).includes(value));
  const attribute = attributes[name];
  if (!attribute) throw new Error(`A judged search asks for '${name}', which no product has.`);
  return (product) => attribute(product).some((value) => values.includes(value));
}

function textOf({ name, description, fabricFacts }: DemoProduct): string {
  return [name, description, fabricFacts.fabric, fabricFacts.work].join(' ').toLowerCase();
}
