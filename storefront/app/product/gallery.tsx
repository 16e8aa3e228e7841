import { Picture } from '@gulmohar/ui/picture.tsx';
import { useState } from 'react';

const views = ['the whole piece', 'a close look at the cloth', 'folded'];

/** One large picture and, at its left (below it on a phone), thumbnails to choose from. */
export function Gallery({ pictures, name }: { pictures: string[]; name: string }) {
  const [shown, setShown] = useState(0);
  return (
    <div className="grid content-start gap-3 md:grid-cols-[5rem_1fr]">
      <Picture
        src={pictures[shown]}
        alt={`${name}: ${views[shown] ?? `view ${shown + 1}`}`}
        sizes="(min-width: 48rem) 55vw, 100vw"
        isFirst
        className="w-full md:order-2"
      />
      <ul aria-label="Pictures" className="flex gap-3 md:order-1 md:flex-col">
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button
              type="button"
              onClick={() => setShown(index)}
              aria-label={`Show ${views[index] ?? `view ${index + 1}`}`}
              aria-current={index === shown}
              className="block w-16 cursor-pointer border-b-2 border-transparent pb-1 aria-[current=true]:border-primary md:w-20"
            >
              <Picture src={picture} alt="" sizes="5rem" className="w-full" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
