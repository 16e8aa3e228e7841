import { LogoSymbol } from './logo.tsx';

/** Icons that appear on every page or in lists, as 24 by 24 outlines; from Lucide (ISC licence). */
const outlines = {
  bag: 'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  chevron: 'm6 9 6 6 6-6',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  menu: 'M4 5h16M4 12h16M4 19h16',
  pin: 'M20 10c0 5-8 12-8 12s-8-7-8-12a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  person: 'M17 8a5 5 0 1 1-10 0 5 5 0 1 1 10 0M20 21a8 8 0 0 0-16 0',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 1 1 16 0',
  sliders: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
};

const STAR = 'M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L1.5 7.7l5.9-.8z';

export type IconName = keyof typeof outlines;

/** The icons' drawings, once per page; `Icon`, `Star` and `Logo` reference them. */
export function IconSprite() {
  return (
    // Not `hidden`, because some browsers do not draw references into an element that is not displayed.
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      {Object.entries(outlines).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
      <symbol id="icon-star" viewBox="0 0 20 20">
        <path d={STAR} />
      </symbol>
      <LogoSymbol />
    </svg>
  );
}
