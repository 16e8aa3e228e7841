import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { useState } from 'react';
import { productMessages as messages } from './product.messages.ts';

/** A longer text, or one of more lines, starts collapsed. */
const LONG = 420;
const MANY_LINES = 6;

/**
 * A text in paragraphs, which are separated by empty lines; single line breaks are kept. A long text starts
 * collapsed.
 */
export function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;
  const isFolded = isLong && !isOpen;
  return (
    <div className="mt-8">
      <div className={`max-w-[68ch] ${isFolded ? 'line-clamp-4 noscript:line-clamp-none' : 'grid gap-3'}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      {isLong && (
        <ScriptButton
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="text-link min-h-11 cursor-pointer noscript:hidden"
        >
          {isOpen ? messages.showLess : messages.readMore}
        </ScriptButton>
      )}
    </div>
  );
}
