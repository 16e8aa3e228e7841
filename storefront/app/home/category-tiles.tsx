import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

export type CategoryTile = { category: string; picture: string | undefined };

/** The parts of the shop, each with its best seller's picture. */
export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  return (
    <ul className="strip -mx-(--page-pad) grid auto-cols-[38%] grid-flow-col gap-x-3 scroll-px-(--page-pad) px-(--page-pad) pb-3 sm:auto-cols-[28%] md:mx-0 md:auto-cols-fr md:gap-x-5 md:scroll-px-0 md:px-0">
      {tiles.map(({ category, picture }) => (
        <li key={category}>
          <Link to={paths.collection({ category })} prefetch="intent" className="group block">
            <Picture
              src={picture}
              alt=""
              sizes="(min-width: 48rem) 20vw, 40vw"
              className="transition-opacity duration-200 group-hover:opacity-85"
            />
            <span className="mt-3 block text-center font-display text-lg text-heading decoration-primary decoration-1 underline-offset-6 group-hover:underline">
              {category}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
