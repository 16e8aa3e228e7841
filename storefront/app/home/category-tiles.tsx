import type { HomeTile } from '@gulmohar/contract/catalogue/home.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

type CategoryTilesProps = {
  tiles: HomeTile[];
  /** The shop's own, by category; where there is none, a product's stands in. */
  pictures: Record<string, string>;
};

/** The parts of the shop. */
export function CategoryTiles({ tiles, pictures }: CategoryTilesProps) {
  return (
    <ul className="strip -mx-(--page-pad) grid auto-cols-[38%] grid-flow-col gap-x-3 scroll-px-(--page-pad) px-(--page-pad) pb-3 sm:auto-cols-[28%] md:mx-0 md:auto-cols-fr md:gap-x-5 md:scroll-px-0 md:px-0">
      {tiles.map(({ value, displayName, image }) => (
        <li key={value}>
          <Link to={paths.collection({ category: value })} prefetch="intent" className="group block">
            <Picture
              src={pictures[value] ?? image[0]}
              alt=""
              sizes="(min-width: 48rem) 20vw, 40vw"
              className="transition-opacity duration-200 group-hover:opacity-85"
            />
            <span className="mt-3 block text-center font-display text-lg text-heading decoration-primary decoration-1 underline-offset-6 group-hover:underline">
              {displayName}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
