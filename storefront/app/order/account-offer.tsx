import type { Address } from '@gulmohar/contract/values/address.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link, useLocation } from 'react-router';
import type { LoginState } from '../account/login-state.ts';
import { useSession } from '../account/session-store.ts';
import { paths } from '../paths.ts';

/** After a guest's order: an account with what was typed already. The order joins it with the confirmed address. */
export function AccountOffer() {
  const isGuest = useSession((session) => session.token === null);
  const { state }: { state: { address?: Address } | null } = useLocation();
  if (!isGuest || !state?.address) return null;
  return (
    <section aria-labelledby="account-offer" className="mt-6 border-t border-rule pt-8">
      <h2 id="account-offer" className="font-display text-xl text-heading">
        Keep your order in an account
      </h2>
      <p className="mt-2 mb-5 text-muted">
        What you typed is filled in already. Choose a password, confirm your e-mail address, and this order is
        under My Orders.
      </p>
      <Link to={paths.login()} state={signUpState(state.address)} className={buttonClass('secondary')}>
        Create an account
      </Link>
    </section>
  );
}

function signUpState({ firstName, lastName, email, phone, zipcode, ...place }: Address): LoginState {
  const { street, city, state, country } = place;
  return {
    from: paths.orders(),
    signUp: {
      name: `${firstName} ${lastName}`,
      email,
      phone,
      address: { street, city, state, zipCode: zipcode, country },
    },
  };
}
