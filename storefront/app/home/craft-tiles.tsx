import { Link } from 'react-router';
import type { PicturedLink } from '../makers/pictured-makers.ts';
import { LatePicture } from '../page/late-picture.tsx';
import { paths } from '../paths.ts';

/** A row of swatches, each a close-up of the cloth of one craft. */
export function CraftTiles({ tiles }: { tiles: PicturedLink[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(4.5rem,100%),1fr))] gap-x-2 gap-y-4 md:grid-cols-4 md:gap-x-5 xl:grid-cols-8">
      {tiles.map(({ value, displayName, picture }) => (
        <li key={value}>
          <Link to={paths.collection({ craft: value })} prefetch="intent" discover="none" className="tile">
            <LatePicture
              src={picture}
              alt=""
              sizes="(min-width: 75rem) 10rem, 24vw"
              widths={[180, 360, 540]}
              className="tile-picture"
            />
            <span className="craft-name">{displayName}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
