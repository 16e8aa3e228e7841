import { type Listing, listingQuery } from './listing.ts';

/** Carries the rest of the listing along when a plain form sends one part of it; the page starts anew. */
export function KeptFields({ listing, except }: { listing: Listing; except: readonly string[] }) {
  return Object.entries(listingQuery(listing))
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
