import { useState } from 'react';
import { productMessages as messages } from './product.messages.ts';

/** A text of more letters than this begins folded. */
const LONG = 140;

export function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG;
  return (
    <div className="mt-8">
      <p className={`max-w-[68ch] ${isLong && !isOpen ? 'line-clamp-2 noscript:line-clamp-none' : ''}`}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="text-link min-h-11 cursor-pointer noscript:hidden"
        >
          {isOpen ? messages.showLess : messages.readMore}
        </button>
      )}
    </div>
  );
}
