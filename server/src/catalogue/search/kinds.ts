/** The meanings of the synonyms that say what a product is, unlike those of its colour, cloth, work, occasion or wearer. */
const KINDS: ReadonlySet<string> = new Set([
  'saree',
  'kurti',
  'dupatta',
  'lehenga',
  'choli',
  'churidar',
  'suit',
  'palazzo',
  'sharara',
  'anarkali',
  'frock',
  'trouser',
  'pyjama',
  'jutti',
  'potli',
  'bag',
  'jhumka',
  'bangle',
  'jewellery',
  'footwear',
]);

export function isKind(meaning: string): boolean {
  return KINDS.has(meaning);
}
