import type { DocumentName } from './read-document.ts';

/** What staff call a document. @param title that it has itself, if it has one */
export function documentTitle({ kind, key }: DocumentName, title: string | null | undefined): string {
  if (kind === 'theme') return 'Look';
  if (kind === 'menus') return 'Menus';
  return kind === 'page' && key === 'home' ? 'Home page' : title || key;
}
