import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useNavigate } from 'react-router';
import { Icon } from '../page/icon.tsx';
import { paths } from '../paths.ts';
import { useLoginState } from '../session/login-state.ts';
import { readToken } from '../session/session-store.ts';
import { rememberWish } from './pending-wish.ts';
import { wishlistMessages as messages } from './wishlist.messages.ts';
import { addWish, removeWish } from './wishlist-actions.ts';
import { useWishlist } from './wishlist-store.ts';

type HeartButtonProps = { productId: string; productName: string; className?: string };

/**
 * Adds a product to the wishlist or removes it. Guests stay on the page; after they have signed in, the product
 * is added.
 */
export function HeartButton({ productId, productName, className }: HeartButtonProps) {
  const navigate = useNavigate();
  const loginState = useLoginState();
  const isSaved = useWishlist((wishlist) => wishlist.productIds.includes(productId));

  function toggle(): void {
    if (readToken() !== null) {
      (isSaved ? removeWish : addWish)(productId);
      return;
    }
    rememberWish(productId);
    showToast('error', messages.loginToAdd, {
      isLong: true,
      action: {
        label: messages.login,
        run: () => navigate(paths.login(), { state: { ...loginState, reason: messages.loginToAdd } }),
      },
    });
  }

  return (
    <ScriptButton
      aria-pressed={isSaved}
      aria-label={messages.save(productName)}
      onClick={toggle}
      className={className ? `heart-button ${className}` : 'heart-button'}
    >
      <Icon name="heart" />
    </ScriptButton>
  );
}
