import { Picture } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import type { PicturedLink } from '../makers/pictured-makers.ts';
import { paths } from '../paths.ts';

export function CategoryTiles({ tiles }: { tiles: PicturedLink[] }) {
  return (
    <ul className="strip -mx-(--page-pad) grid auto-cols-[36%] grid-flow-col gap-x-3 scroll-px-(--page-pad) px-(--page-pad) pb-3 sm:auto-cols-[28%] md:mx-0 md:auto-cols-fr md:gap-x-5 md:scroll-px-0 md:px-0">
      {tiles.map(({ value, displayName, picture }) => (
        <li key={value}>
          <Link to={paths.collection({ category: value })} prefetch="intent" discover="none" className="tile">
            <Picture
              src={picture}
              alt=""
              sizes="(min-width: 48rem) 20vw, 36vw"
              widths={[180, 360, 540, 800]}
              className="tile-picture"
            />
            <span className="category-name">{displayName}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
