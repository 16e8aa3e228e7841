import type { OptionUse } from '@gulmohar/contract/admin/shop-import.ts';
import type { SourceOption } from '../source/source-product.ts';

const COLOUR = /colou?r|shade|\brang\b|रंग/i;
const SIZE = /size|\bage\b|waist|length|\buk\b|\bind\b|साइज़/i;
const SIZE_VALUE =
  /^(x{0,4}s|m|x{0,5}l|[2-6]xl|free ?size|\d{2}|\d{1,2} ?- ?\d{1,2} ?(y|yrs|years|m|months)?)$/i;

/** @param values those of the option, of any product */
export function suggestOption({ name, linkedTo }: SourceOption, values: readonly string[]): OptionUse {
  if (COLOUR.test(linkedTo) || COLOUR.test(name)) return 'colour';
  if (SIZE.test(linkedTo) || SIZE.test(name) || values.some((value) => SIZE_VALUE.test(value.trim())))
    return 'size';
  return 'part';
}
