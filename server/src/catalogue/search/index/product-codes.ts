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
      const [article, size] = [articleOf(variant), codeOf(variant.size ?? '')];
      this.#sizes.add(size);
      postingOf(this.#products, article).add(slot);
      if (isOneNumber(article, size)) postingOf(this.#products, codeOf(variant.sku)).add(slot);
    }
  }

  /** @param code letters and digits; dead slots may be among its products */
  having(code: string, size: number): Bits {
    const bits = noBits(size);
    const whole = this.#products.get(code);
    if (whole) {
      whole.addTo(bits);
      return bits;
    }
    for (const ending of this.#sizes) {
      const article = withoutEnding(code, ending);
      if (article !== undefined && !isOneNumber(article, ending)) this.#products.get(article)?.addTo(bits);
    }
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
  return ending !== '' && code !== ending && code.endsWith(ending)
    ? code.slice(0, -ending.length)
    : undefined;
}

/** Whether nothing tells where the article ends and the size begins: 'KRT-10' and '38' in 'KRT1038'. */
function isOneNumber(article: string, size: string): boolean {
  return /\d$/.test(article) && /^\d/.test(size);
}
