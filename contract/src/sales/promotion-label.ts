/** What a discount is called that applied by itself, wherever a buyer or the staff read it. */
export function promotionLabel(titles: readonly string[] = []): string {
  return titles.length > 0 ? titles.join(', ') : 'Offers';
}
