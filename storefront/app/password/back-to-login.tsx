import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { passwordMessages as messages } from './password.messages.ts';

/** A link to the login that still leads back to the page the shopper came from. */
export function BackToLogin() {
  const { state } = useLocation();
  return (
    <Link to={paths.login()} state={state} className="mt-4 flex min-h-11 w-fit items-center text-link">
      {messages.backToLogin}
    </Link>
  );
}
