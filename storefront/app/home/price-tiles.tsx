import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { inRupees } from '../product/price.tsx';
import { homeMessages as messages } from './home.messages.ts';
import type { LoadedHome } from './load-home.ts';

/** Price limits as a row of dyed cloths; home.css gives each its colour. */
export function PriceTiles({ prices }: { prices: LoadedHome['prices'] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
      {prices.map(({ upTo, count }) => (
        <li key={upTo}>
          <Link
            to={paths.collection({ maxPrice: String(upTo) })}
            prefetch="intent"
            discover="none"
            className="price-tile"
          >
            <span className="price-limit">{messages.upTo(inRupees(upTo))}</span>
            <span className="text-sm">{messages.products(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
