const MAX_SLUG = 60;

/** 'Returns & refunds' → 'returns-refunds'; empty if the title has no Latin letters or digits. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '');
}
