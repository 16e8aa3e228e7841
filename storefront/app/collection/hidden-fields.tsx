import { type Listing, listingQuery } from './listing.ts';

/**
 * Hidden fields with the rest of the listing, for a plain form that submits one part of it; the list restarts
 * at page 1.
 */
export function HiddenFields({ listing, except }: { listing: Listing; except: readonly string[] }) {
  return Object.entries(listingQuery(listing))
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
