import type { HomeTile } from '@gulmohar/contract/catalogue/home.ts';
import { Link } from 'react-router';
import { LatePicture } from '../layout/late-picture.tsx';
import { paths } from '../paths.ts';

/** A row of swatches, each the cloth of one craft seen close up. */
export function CraftTiles({ tiles }: { tiles: HomeTile[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(4.5rem,100%),1fr))] gap-x-2 gap-y-6 md:grid-cols-4 md:gap-x-5 xl:grid-cols-8">
      {tiles.map(({ value, displayName, image }) => (
        <li key={value}>
          <Link to={paths.collection({ craft: value })} prefetch="intent" className="group block">
            <LatePicture
              src={clothOf(image)}
              alt=""
              sizes="(min-width: 75rem) 10rem, 24vw"
              className="transition-opacity duration-200 group-hover:opacity-85"
            />
            <span className="mt-2 block text-center text-sm leading-snug text-heading decoration-primary decoration-1 underline-offset-4 group-hover:underline md:font-display md:text-lg">
              {displayName}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The picture of a product that shows its cloth: the close one, which comes after front and back. */
export function clothOf([front, back, close]: readonly string[]): string | undefined {
  return close ?? back ?? front;
}
