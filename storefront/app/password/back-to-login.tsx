import { Link, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { passwordMessages as messages } from './password.messages.ts';

/** Keeps in mind where the shopper was before the login. */
export function BackToLogin() {
  const { state } = useLocation();
  return (
    <Link to={paths.login()} state={state} className="mt-4 flex min-h-11 w-fit items-center text-link">
      {messages.backToLogin}
    </Link>
  );
}
