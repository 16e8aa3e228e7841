import { usePictureAddress } from '@gulmohar/ui/picture-origin.ts';
import { useShop } from './use-shop.ts';

const PETAL =
  'M0-7C-5-18-7-24-18-33-31-44-27-63-12-68-5-70.500 5-70.500 12-68 27-63 31-44 18-33 7-24 5-18 0-7Z';
const STAMENS = [36, 108, 180, 252, 324];
const VIEW = '-76 -76 152 152';

/**
 * The owner's logo, or the demo's blossom, referenced from the sprite; nothing in a shop of its own without a logo.
 * @param className of the blossom
 */
export function Logo({ className }: { className: string }) {
  const { brand, look } = useShop() ?? {};
  if (look?.logo) return <OwnLogo />;
  if (brand !== 'demo') return null;
  return (
    <svg aria-hidden="true" className={className}>
      <use href="#icon-logo" />
    </svg>
  );
}

/** The name beside it says what it is, unless the owner's logo stands alone. */
function OwnLogo() {
  const { name, look } = useShop() ?? {};
  const address = usePictureAddress(look?.logo?.address);
  const dark = usePictureAddress(look?.dark ? look.darkLogo?.address : undefined);
  return (
    <picture className="contents">
      {dark && <source srcSet={dark} media="(prefers-color-scheme: dark)" />}
      <img
        src={address}
        alt={look?.header.showsName ? '' : name}
        width={look?.logo?.width}
        height={look?.logo?.height}
        className="own-logo"
      />
    </picture>
  );
}

/** Whether the shop's name stands beside its logo. */
export function useShowsName(): boolean {
  const look = useShop()?.look;
  return !look?.logo || look.header.showsName;
}

/** The blossom in the sprite. */
export function LogoSymbol() {
  return (
    <>
      <path id="icon-petal" d={PETAL} />
      <symbol id="icon-logo" viewBox={VIEW}>
        <Blossom />
      </symbol>
    </>
  );
}

/** The owner's logo, or the blossom drawn in parts, so that each can be animated. */
export function DrawnLogo({ className }: { className: string }) {
  const { brand, look } = useShop() ?? {};
  if (look?.logo) return <OwnLogo />;
  if (brand !== 'demo') return null;
  return (
    <svg viewBox={VIEW} className={className} aria-hidden="true">
      <Blossom />
    </svg>
  );
}

/** Four flame petals, the standard petal in marigold, and the stamens between them. */
function Blossom() {
  return (
    <>
      {[72, 144, 216, 288].map((angle) => (
        <use key={angle} transform={`rotate(${angle})`} href="#icon-petal" className="fill-primary" />
      ))}
      <use href="#icon-petal" className="fill-marigold" />
      <path
        d="M0-16V-58M-7-30Q-9-42-12-54M7-30Q9-42 12-54"
        className="fill-none stroke-primary"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      {STAMENS.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`} className="stamen">
          <path d="M0-6Q5-26 0-46" />
          <circle cy="-49" r="3.6" />
        </g>
      ))}
      <circle r="5.4" className="fill-heading" />
    </>
  );
}
