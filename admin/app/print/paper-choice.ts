import { type Paper, papers } from '@gulmohar/contract/admin/print.ts';

const KEY = 'paper';

export const paperNames: Record<Paper, string> = { a4: 'A4', '4x6': '4 × 6 inches' };

/** Returns the paper last used in this browser, because a packing table usually has one printer. */
export function lastPaper(): Paper {
  return papers.find((paper) => paper === localStorage.getItem(KEY)) ?? '4x6';
}

export function rememberPaper(paper: Paper): void {
  localStorage.setItem(KEY, paper);
}
