import { formatRupeeSign } from '../values/money.ts';
import { type PricedLine, subtotalOf } from './pricing.ts';
import type { Benefit } from './promotion.ts';
import {
  applyPromotions,
  type PricedPromotion,
  type PromotedCart,
  type PromotionChoice,
  piecesOf,
} from './promotion-pricing.ts';

/** "2 pieces: 10% off, 3 pieces: 15% off" */
export function summaryOf(benefit: Benefit): string {
  switch (benefit.kind) {
    case 'pieces':
      return benefit.tiers
        .map(({ from, off }) => (from === 1 ? `${off}% off` : `${from} pieces: ${off}% off`))
        .join(', ');
    case 'spend-percent':
    case 'spend-amount':
      return benefit.tiers
        .map(({ from, off }) => `${offText(benefit, off)}${from > 0 ? ` from ${formatRupeeSign(from)}` : ''}`)
        .join(', ');
    case 'buy-get':
      return `Buy ${benefit.buy}, get ${getText(benefit)}`;
    case 'free-delivery':
      return benefit.from > 0 ? `Free delivery from ${formatRupeeSign(benefit.from)}` : 'Free delivery';
  }
}

function offText({ kind }: Pick<Benefit, 'kind'>, off: number): string {
  return kind === 'spend-amount' ? `${formatRupeeSign(off)} off` : `${off}% off`;
}

function getText({ get, percent }: Extract<Benefit, { kind: 'buy-get' }>): string {
  return percent === 100 ? `${get} free` : `${get} at ${percent}% off`;
}

/**
 * What little is missing for more, each checked by pricing the larger cart: the promotion would be among those
 * that save most, and take more off than now.
 */
export function hintsOf(
  lines: readonly PricedLine[],
  promotions: readonly PricedPromotion[],
  choice: PromotionChoice,
): string[] {
  const now = applyPromotions(lines, promotions, choice);
  return promotions.flatMap((promotion) => {
    const next = nextStep(lines, promotion);
    if (!next) return [];
    const covering = promotions.map((one) => ({
      ...one,
      covers: [...one.covers, one === promotion || one.covers[next.like] === true],
    }));
    const later = applyPromotions([...lines, next.line], covering, choice);
    return takenBy(later, promotion) > takenBy(now, promotion) ? [`${promotion.title}: ${next.text}`] : [];
  });
}

function takenBy({ promotions }: PromotedCart, { promotionId }: PricedPromotion): number {
  return promotions.find((one) => one.promotionId === promotionId)?.discount ?? 0;
}

type Step = {
  /** What would be added. */
  line: PricedLine;
  /** The index of a line that is covered by the same promotions. */
  like: number;
  text: string;
};

function nextStep(lines: readonly PricedLine[], { benefit, covers }: PricedPromotion): Step | undefined {
  const priced = lines.map((line, index) => ({ ...line, index })).filter(({ index }) => covers[index]);
  const [cheapest] = priced.toSorted((one, other) => one.unitPrice - other.unitPrice);
  if (!cheapest) return undefined;
  const { index: like, unitPrice } = cheapest;
  const pieces = (quantity: number, gain: string): Step => ({
    line: { unitPrice, quantity },
    like,
    text: `add ${quantity} more for ${gain}`,
  });
  const count = piecesOf(lines, covers);
  switch (benefit.kind) {
    case 'pieces': {
      const tier = benefit.tiers.find(({ from }) => from > count);
      return tier && pieces(tier.from - count, offText(benefit, tier.off));
    }
    case 'buy-get': {
      const rest = count % (benefit.buy + benefit.get);
      return rest < benefit.buy ? undefined : pieces(benefit.buy + benefit.get - rest, getText(benefit));
    }
    case 'spend-percent':
    case 'spend-amount': {
      const spent = subtotalOf(priced);
      const tier = benefit.tiers.find(({ from }) => from > spent);
      if (!tier) return undefined;
      const missing = tier.from - spent;
      const text = `add ${formatRupeeSign(missing)} more for ${offText(benefit, tier.off)}`;
      return { line: { unitPrice: missing, quantity: 1 }, like, text };
    }
    case 'free-delivery':
      return undefined;
  }
}
