import { saveDraft } from '@gulmohar/contract/admin/draft.ts';
import { GIFT_WRAP } from '@gulmohar/contract/sales/gift-wrap.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { Section } from '../components/section.tsx';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { MoneyField } from '../form/money-field.tsx';
import { sending } from '../form/sending.ts';
import { useUnsavedChanges } from '../form/unsaved-changes.tsx';
import { paths } from '../paths.ts';
import { useBoxes } from '../settings/boxes.queries.ts';
import { BuyerFields } from './buyer-fields.tsx';
import { quoteQuery, refreshDrafts } from './draft.queries.ts';
import { DraftItems } from './draft-items.tsx';
import { DraftPayment } from './draft-payment.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { type DraftFields, type DraftValue, draftFields, quoteRequestOf, toItem } from './draft-values.ts';

type DraftFormProps = {
  draftId: string;
  /** Whether the server already has it. */
  isSaved: boolean;
  start: DraftFields;
};

/** The form of a draft order: items, buyer and price. Saving it reserves the units. */
export function DraftForm({ draftId, isSaved, start }: DraftFormProps) {
  const navigate = useNavigate();
  const form = useForm<DraftFields, unknown, DraftValue>({
    resolver: zodResolver(draftFields),
    defaultValues: start,
  });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const boxes = useBoxes();
  const typed = useWatch({ control: form.control }) as DraftFields;
  const request = useDeferredValue(quoteRequestOf(typed, isSaved ? draftId : null));
  const { data: quote, error, isPlaceholderData, refetch } = useQuery(quoteQuery(request));
  const isQuoted = quote !== undefined && !isPlaceholderData && request.items.length > 0;

  const save = sending(form, async ({ items, discount, waiver, isExpress, giftWrap, boxName, ...value }) => {
    const body = {
      ...value,
      draftId,
      // The same as in the quote: standard delivery where Express is not available.
      delivery: isExpress && quote?.express != null ? ('express' as const) : ('standard' as const),
      giftWrap: giftWrap && quote?.giftWrapPrice != null,
      boxName: boxName || null,
      items: items.map(toItem),
      discount: discount.amount ? { amount: discount.amount, reason: discount.reason } : null,
      codFeeWaiver: waiver.isWaived ? waiver.reason : null,
      total: quote?.totals.total ?? 0,
    };
    try {
      await adminApi(saveDraft, { body });
    } finally {
      await refetch();
    }
    await refreshDrafts();
    await navigate(paths.draft(draftId), { replace: true });
  });

  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty && !isSubmitting);
  return (
    <form
      noValidate
      onSubmit={save}
      className="grid grid-cols-[minmax(0,1fr)] gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
        <Section title="Items">
          <DraftItems {...controlled('items')} available={quote?.lines ?? []} />
        </Section>
        <Section title="Buyer and address">
          <BuyerFields form={form} />
        </Section>
        <Section title="Delivery and messages">
          {quote?.express != null && (
            <CheckField
              label={`Express delivery, ${formatRupees(quote.express)}`}
              {...form.register('isExpress')}
            />
          )}
          {quote?.giftWrapPrice != null && (
            <CheckField
              label={`${GIFT_WRAP}, ${formatRupees(quote.giftWrapPrice)}`}
              {...form.register('giftWrap')}
            />
          )}
          {boxes.length > 0 && (
            <SelectField label="Box" {...field('boxName')}>
              <option value="">The smallest one that fits</option>
              <Options of={boxes.map(({ name }) => name)} />
            </SelectField>
          )}
          <CheckField
            label="Agreed to updates by WhatsApp or SMS"
            hint="Tick only if you asked and the buyer said yes. Your name and the time are kept as proof."
            {...form.register('messageUpdates')}
          />
        </Section>
        <Section title="Discount">
          <div className="grid gap-x-6 sm:grid-cols-2">
            <MoneyField label="Off the items" {...controlled('discount.amount')} />
            <TextField
              label="Why"
              autoComplete="off"
              hint="For staff only; the buyer sees just the amount."
              {...field('discount.reason')}
            />
          </div>
        </Section>
        <Section title="Payment">
          <DraftPayment form={form} ways={request.items.length > 0 ? quote?.ways : undefined} />
        </Section>
      </div>
      <section
        aria-label="Total"
        className="grid content-start gap-3 self-start border border-rule bg-panel p-5 xl:sticky xl:top-6"
      >
        <h2 className="font-display text-xl text-heading">Total</h2>
        {quote && request.items.length > 0 ? (
          <div aria-live="polite">
            <DraftTotals totals={quote.totals} />
          </div>
        ) : (
          <p className="text-muted">Add an item to see what it costs.</p>
        )}
        {quote && request.items.length > 0 && (
          <p className="text-sm text-muted">{codText(quote.codRejection)}</p>
        )}
        <ProblemNote text={errors.root?.message ?? (error ? failureText(error) : undefined)} />
        <Button type="submit" isBusy={isSubmitting} disabled={!isQuoted && request.items.length > 0}>
          {isSaved ? 'Save and reserve again' : 'Save and reserve'}
        </Button>
        <p className="text-sm text-muted">
          Next, send the link or place the order. Nothing is sent to the buyer before that, and you can still
          change the way to pay.
        </p>
      </section>
    </form>
  );
}

function codText(rejection: string | null): string {
  if (rejection === null)
    return 'Enter PIN code and phone number to see whether cash on delivery is possible.';
  return rejection || 'Cash on delivery is possible.';
}
