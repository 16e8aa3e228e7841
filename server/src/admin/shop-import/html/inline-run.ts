import type { RichBlock, RichInline } from '@gulmohar/contract/values/rich-text.ts';

export type Mark = NonNullable<Extract<RichInline, { type: 'text' }>['marks']>[number];
export type Paragraph = Extract<RichBlock, { type: 'paragraph' }>;

export const MAX_PIECES = 500;
const MAX_TEXT = 20_000;

/** Collects the text of a paragraph as browsers show it: with single spaces, and none at its ends. */
export class InlineRun {
  private pieces: RichInline[] = [];

  add(text: string, marks: readonly Mark[]): void {
    const single = text.replace(/\p{Cc}/gu, ' ').replace(/\s+/g, ' ');
    const last = this.pieces.at(-1);
    const isAfterSpace = last?.type === 'text' ? last.text.endsWith(' ') : true;
    const shown = isAfterSpace ? single.replace(/^ /, '') : single;
    if (shown === '' || this.pieces.length >= MAX_PIECES) return;
    const isSame = last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks);
    if (isSame && last.text.length + shown.length <= MAX_TEXT) last.text += shown;
    else
      for (let from = 0; from < shown.length && this.pieces.length < MAX_PIECES; from += MAX_TEXT) {
        const text = shown.slice(from, from + MAX_TEXT);
        this.pieces.push({ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) });
      }
  }

  addBreak(): void {
    this.trimEnd();
    if (this.pieces.length > 0 && this.pieces.length < MAX_PIECES) this.pieces.push({ type: 'hardBreak' });
  }

  /** Empties it. @returns nothing if there is no text */
  take(): RichInline[] {
    while (this.pieces.at(-1)?.type === 'hardBreak') this.pieces.pop();
    this.trimEnd();
    const taken = this.pieces;
    this.pieces = [];
    return taken;
  }

  private trimEnd(): void {
    const last = this.pieces.at(-1);
    if (last?.type !== 'text') return;
    last.text = last.text.trimEnd();
    if (last.text === '') this.pieces.pop();
  }
}
