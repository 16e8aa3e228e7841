/** How wide a card's picture is. On a phone there are two across, less the padding of the page and half the gap. */
export const CARD_SIZES = '(min-width: 75rem) 20rem, (min-width: 48rem) 33vw, calc(50vw - 1.375rem)';
