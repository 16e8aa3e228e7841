import { buttonClass } from '@gulmohar/ui/button.tsx';
import { Link } from 'react-router';
import { NoticePage } from '../page/notice-page.tsx';
import { paths } from '../paths.ts';
import { useLoginState } from '../session/login-state.ts';
import { wishlistMessages as messages } from './wishlist.messages.ts';

/** The empty wishlist. Guests do not have one and are told how to get it. */
export function EmptyWishlist({ isGuest = false }: { isGuest?: boolean }) {
  const loginState = useLoginState();
  return (
    <NoticePage title={messages.empty} missing="heart">
      <p className="text-muted">{messages.emptyText}</p>
      <Link to={paths.collection()} className={buttonClass()}>
        {messages.startShopping}
      </Link>
      {isGuest && (
        <p className="flex flex-wrap items-center justify-center gap-x-3">
          {messages.loginToManage}
          <Link to={paths.login()} state={loginState} className="flex min-h-11 items-center text-link">
            {messages.login}
          </Link>
        </p>
      )}
    </NoticePage>
  );
}
