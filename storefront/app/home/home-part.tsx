import { builtInSlides } from '@gulmohar/contract/shop/built-in-slides.ts';
import { Makers } from '../makers/makers.tsx';
import { useShop } from '../page/use-shop.ts';
import { TitledSection } from '../sections/titled-section.tsx';
import { CraftTiles } from './craft-tiles.tsx';
import { Hero } from './hero.tsx';
import { homeMessages as messages } from './home.messages.ts';
import { BestSellers, LatestCollections } from './home-lists.tsx';
import type { LoadedHome } from './load-home.ts';
import { PolicyBadges } from './policy-badges.tsx';
import { PriceTiles } from './price-tiles.tsx';
import { Story } from './story.tsx';
import { TileRow } from './tile-row.tsx';

const parts = {
  slides: Slides,
  categories: ({ categories }: LoadedHome) =>
    categories.length > 0 && (
      <TitledSection id="categories" title={messages.categories}>
        <TileRow tiles={categories} filter="category" widths={[180, 360, 540, 800]} />
      </TitledSection>
    ),
  latest: ({ latest }: LoadedHome) => <LatestCollections products={latest} />,
  occasions: ({ occasions }: LoadedHome) =>
    occasions.length > 0 && (
      <TitledSection id="occasions" title={messages.occasions}>
        <TileRow tiles={occasions} filter="occasion" widths={[360, 540]} isLate />
      </TitledSection>
    ),
  bestsellers: ({ bestsellers }: LoadedHome) => <BestSellers products={bestsellers} />,
  prices: ({ prices }: LoadedHome) =>
    prices.length > 0 && (
      <TitledSection id="prices" title={messages.prices}>
        <PriceTiles prices={prices} />
      </TitledSection>
    ),
  story: ({ story }: LoadedHome) => story && <Story story={story} />,
  crafts: ({ crafts }: LoadedHome) =>
    crafts.length > 0 && (
      <TitledSection id="crafts" title={messages.crafts}>
        <CraftTiles tiles={crafts} />
      </TitledSection>
    ),
  makers: ({ makers }: LoadedHome) =>
    makers.length > 0 && (
      <TitledSection id="makers" title={messages.makers}>
        <Makers makers={makers} />
      </TitledSection>
    ),
  promises: () => <PolicyBadges />,
};

export type HomePartName = keyof typeof parts;

export function isHomePart(type: string): type is HomePartName {
  return Object.hasOwn(parts, type);
}

/** Those that reach from one edge of the window to the other. */
const wholeWidth: readonly HomePartName[] = ['slides', 'story'];

/** A part of the home page that is made of the catalogue and the owner's settings. */
export function HomePart({ name, home }: { name: HomePartName; home: LoadedHome }) {
  const Part = parts[name];
  return wholeWidth.includes(name) ? (
    <Part {...home} />
  ) : (
    <div className="page-width">
      <Part {...home} />
    </div>
  );
}

function Slides({ slidePictures }: LoadedHome) {
  const shop = useShop();
  const slides = shop && shop.slides.length > 0 ? shop.slides : builtInSlides;
  return <Hero slides={slides} heroes={shop?.pictures.heroes ?? []} pictures={slidePictures} />;
}
