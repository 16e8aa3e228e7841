import { Link } from 'react-router';
import type { PicturedLink } from '../makers/pictured-makers.ts';
import { LatePicture } from '../page/late-picture.tsx';
import { paths } from '../paths.ts';

/** One garment for each occasion; a row that scrolls on a phone. */
export function OccasionTiles({ tiles }: { tiles: PicturedLink[] }) {
  return (
    <ul className="strip -mx-(--page-pad) grid auto-cols-[36%] grid-flow-col gap-x-3 scroll-px-(--page-pad) px-(--page-pad) pb-3 sm:auto-cols-[28%] md:mx-0 md:auto-cols-fr md:gap-x-5 md:scroll-px-0 md:px-0">
      {tiles.map(({ value, displayName, picture }) => (
        <li key={value}>
          <Link to={paths.collection({ occasion: value })} prefetch="intent" discover="none" className="tile">
            <LatePicture
              src={picture}
              alt=""
              sizes="(min-width: 48rem) 20vw, 36vw"
              widths={[360, 540]}
              className="tile-picture"
            />
            <span className="category-name">{displayName}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
