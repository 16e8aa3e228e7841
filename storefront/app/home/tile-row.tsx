import { Picture, type PictureProps } from '@gulmohar/ui/picture.tsx';
import { Link } from 'react-router';
import type { PicturedLink } from '../makers/pictured-makers.ts';
import { LatePicture } from '../page/late-picture.tsx';
import { paths } from '../paths.ts';

type TileRowProps = {
  tiles: PicturedLink[];
  /** What the tiles' values are values of. */
  filter: 'category' | 'occasion';
  /** Of the files from which the browser chooses. */
  widths: NonNullable<PictureProps['widths']>;
  /** Below the first view. */
  isLate?: boolean;
};

/** One garment for each value of a filter; the row scrolls on a phone. */
export function TileRow({ tiles, filter, widths, isLate = false }: TileRowProps) {
  const TilePicture = isLate ? LatePicture : Picture;
  return (
    <ul className="strip -mx-(--page-pad) grid auto-cols-[36%] grid-flow-col gap-x-3 scroll-px-(--page-pad) px-(--page-pad) pb-3 sm:auto-cols-[28%] md:mx-0 md:auto-cols-fr md:gap-x-5 md:scroll-px-0 md:px-0">
      {tiles.map(({ value, displayName, picture }) => (
        <li key={value}>
          <Link to={paths.collection({ [filter]: value })} prefetch="intent" discover="none" className="tile">
            <TilePicture
              src={picture}
              alt=""
              sizes="(min-width: 48rem) 20vw, 36vw"
              widths={widths}
              className="tile-picture"
            />
            <span className="category-name">{displayName}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
