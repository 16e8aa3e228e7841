import { searchedWords } from '../language/words.ts';
import { type Bits, noBits } from './bits.ts';
import { type Posting, postingOf } from './posting.ts';

export type VariantCode = { sku: string; size: string | null };

/**
 * The products by article code, which is their SKUs without the size: 'KRT-1010' for 'KRT-1010-M'. Only letters
 * and digits count.
 */
export class ProductCodes {
  readonly #products = new Map<string, Posting>();
  readonly #sizes = new Set<string>();

  add(slot: number, variants: readonly VariantCode[]): void {
    for (const variant of variants) {
      this.#sizes.add(codeOf(variant.size ?? ''));
      postingOf(this.#products, articleOf(variant)).add(slot);
    }
  }

  /** @param code letters and digits; dead slots may be among its products */
  having(code: string, size: number): Bits {
    const bits = noBits(size);
    const articles = [...this.#sizes].flatMap((ending) => withoutEnding(code, ending) ?? []);
    const whole = this.#products.get(code);
    if (whole) whole.addTo(bits);
    else for (const article of articles) this.#products.get(article)?.addTo(bits);
    return bits;
  }
}

export function articleOf({ sku, size }: VariantCode): string {
  const code = codeOf(sku);
  return withoutEnding(code, codeOf(size ?? '')) ?? code;
}

/** The letters and digits of a code. */
export function codeOf(text: string): string {
  return searchedWords(text).join('');
}

function withoutEnding(code: string, ending: string): string | undefined {
  const article = code.slice(0, code.length - ending.length);
  return ending !== '' && code.endsWith(ending) && /\d/.test(article) ? article : undefined;
}
