import type { Paise } from '@gulmohar/contract/values/money.ts';

const SMALL = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
  'Eighteen Nineteen'
).split(' ');
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const GROUPS = [
  { value: 10_000_000, name: 'Crore' },
  { value: 100_000, name: 'Lakh' },
  { value: 1_000, name: 'Thousand' },
  { value: 100, name: 'Hundred' },
];

/** `Rupees One Lakh Twenty Nine Thousand Nine Hundred Ninety Nine and Fifty Paise Only` */
export function amountInWords(amount: Paise): string {
  const paise = amount % 100;
  const fraction = paise > 0 ? ` and ${inWords(paise)} Paise` : '';
  return `Rupees ${inWords((amount - paise) / 100)}${fraction} Only`;
}

function inWords(number: number): string {
  if (number < 20) return SMALL[number] ?? '';
  if (number < 100) {
    const rest = number % 10;
    return [TENS[(number - rest) / 10], ...(rest > 0 ? [SMALL[rest]] : [])].join(' ');
  }
  const group = GROUPS.find(({ value }) => number >= value);
  if (!group) throw new Error(`No words for ${number}`);
  const rest = number % group.value;
  const head = `${inWords((number - rest) / group.value)} ${group.name}`;
  return rest > 0 ? `${head} ${inWords(rest)}` : head;
}
