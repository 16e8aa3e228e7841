import { type PromotionRow, switchPromotion } from '@gulmohar/contract/admin/promotion.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { showToast } from '../components/toasts.ts';
import { refreshPromotions } from './promotion.queries.ts';

/** Ends or resumes a promotion. Asks for confirmation, because the change affects shoppers at once. */
export function SwitchPromotion({
  promotion: { promotionId, terms, isActive },
}: {
  promotion: PromotionRow;
}) {
  const { title } = terms;

  async function change(requested: boolean): Promise<void> {
    try {
      await adminApi(switchPromotion, { body: { promotionId, isActive: requested } });
      showToast('success', requested ? `${title} is on again` : `${title} ended`);
    } finally {
      await refreshPromotions();
    }
  }

  return isActive ? (
    <ConfirmButton
      variant="secondary"
      label="End now"
      title={`End ${title}?`}
      action="End it now"
      run={() => change(false)}
    >
      <p>It applies to no cart from now on. Shoppers already at the payment keep their discount.</p>
    </ConfirmButton>
  ) : (
    <ConfirmButton
      variant="secondary"
      label="Turn on"
      title={`Turn on ${title}?`}
      action="Turn it on"
      run={() => change(true)}
    >
      <p>It applies from now on, within its dates and limits.</p>
    </ConfirmButton>
  );
}
