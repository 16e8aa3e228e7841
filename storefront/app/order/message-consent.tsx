import type { MessageConsent as Consent } from '@gulmohar/contract/sales/phone-order.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useState } from 'react';
import { failureText } from '../api/browser-api.ts';
import { checkoutMessages } from '../checkout/checkout.messages.ts';
import { useShop } from '../page/use-shop.ts';
import { orderMessages as messages } from './order.messages.ts';
import { formatDateTime } from './order-dates.ts';

type MessageConsentProps = {
  /** The buyer's last answer, on the phone or on a page; null: none. */
  consent: Consent | null;
  /** Saves the new answer and shows it. */
  onChange: (isWanted: boolean) => Promise<void>;
};

/**
 * Whether the buyer of a draft order wants updates on the phone, in the same words as at checkout; can be
 * changed at any time.
 */
export function MessageConsent({ consent, onChange }: MessageConsentProps) {
  const shop = useShop();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const channels = shop?.messageChannels ?? [];
  const isWanted = consent?.isWanted ?? false;
  // Without a channel there is nothing to agree to, but an earlier consent can still be withdrawn.
  if (!shop || (channels.length === 0 && !isWanted)) return null;

  async function change(isRequested: boolean): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setProblem(undefined);
    try {
      await onChange(isRequested);
    } catch (failure) {
      setProblem(failureText(failure, messages.consentFailed));
    }
    setSaving(false);
  }

  return (
    <div>
      <CheckField
        label={checkoutMessages.wantMessages(channels.length > 0 ? channels : ['whatsapp', 'sms'])}
        hint={checkoutMessages.wantMessagesHint(shop.name, channels, 'of the order')}
        checked={isWanted}
        aria-busy={isSaving}
        onChange={(event) => change(event.target.checked)}
      />
      <p role="status" className="mt-1 ml-9 text-sm text-muted">
        {consent && messages.consentState(consent.isWanted, formatDateTime(consent.at))}
      </p>
      <ProblemNote text={problem} />
    </div>
  );
}
