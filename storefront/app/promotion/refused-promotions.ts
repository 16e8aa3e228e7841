/** Promotions that this tab was promised, and those that the checkout then refused this shopper. */
let promised: readonly string[] = [];
let refused: readonly string[] = [];

export function notePromised(promotionIds: readonly string[]): void {
  promised = promotionIds;
}

/** @param granted those in the total that the checkout asks for instead */
export function noteGranted(granted: readonly string[]): void {
  refused = [...new Set([...refused, ...promised])].filter((id) => !granted.includes(id));
}

/** Whose limits the server cannot know of before it knows who buys. */
export function refusedPromotions(): readonly string[] {
  return refused;
}
