import type { ExistingBuyer } from '@gulmohar/contract/admin/draft-lookup.ts';
import { useQuery } from '@tanstack/react-query';
import { matchingBuyersQuery } from './draft.queries.ts';

type MatchingBuyersProps = {
  /** Ten digits; empty while it is incomplete. */
  phone: string;
  onPick: (buyer: ExistingBuyer) => void;
};

/** The buyers of earlier orders with this phone number, each with their address. */
export function MatchingBuyers({ phone, onPick }: MatchingBuyersProps) {
  const { data } = useQuery(matchingBuyersQuery(phone));
  const buyers = phone && data ? data.buyers : [];
  return (
    <div aria-live="polite">
      {phone && data && buyers.length === 0 && (
        <p className="mb-3 text-sm text-muted">No orders with this number yet.</p>
      )}
      {buyers.length > 0 && (
        <>
          <p className="text-sm font-semibold">Buyers with this number</p>
          <ul className="mb-4 grid gap-2 pt-2">
            {buyers.map((buyer) => (
              <li key={[buyer.email, buyer.street, buyer.zipcode].join(' ')}>
                <button
                  type="button"
                  onClick={() => onPick(buyer)}
                  className="min-h-11 w-full cursor-pointer border border-muted px-3 py-2 text-left text-sm wrap-anywhere hover:bg-panel"
                >
                  <strong className="font-semibold">
                    {buyer.firstName} {buyer.lastName}
                  </strong>
                  , {buyer.street}, {buyer.city} {buyer.zipcode}
                  <span className="block text-muted">
                    {buyer.email || 'No e-mail address'} ·{' '}
                    {buyer.orders === 1 ? '1 order' : `${buyer.orders} orders`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
