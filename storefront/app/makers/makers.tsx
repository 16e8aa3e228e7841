import { Link } from 'react-router';
import { LatePicture } from '../page/late-picture.tsx';
import { paths } from '../paths.ts';
import type { PicturedMaker } from './pictured-makers.ts';

/** The makers of the products and where they work. */
export function Makers({ makers }: { makers: PicturedMaker[] }) {
  return (
    <ul className="strip -mx-(--page-pad) grid auto-cols-[82%] grid-flow-col gap-x-5 scroll-px-(--page-pad) gap-y-8 px-(--page-pad) pb-3 md:mx-0 md:auto-cols-auto md:grid-flow-row md:grid-cols-2 md:gap-x-10 md:px-0 xl:grid-cols-3">
      {makers.map(({ name, town, text, craft }) => (
        <li key={`${name} ${town}`} className="relative flex gap-5 border-t border-rule pt-4">
          {craft && (
            <div className="w-[min(6rem,25%)] shrink-0">
              <LatePicture src={craft.picture} alt="" sizes="6rem" widths={[180, 360]} />
            </div>
          )}
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="eyebrow">{town}</p>
            <h3 className="mt-1 font-display text-xl text-heading">{name}</h3>
            <p className="mt-1">{text}</p>
            {craft && (
              <Link
                to={paths.collection({ craft: craft.value })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {craft.displayName}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
