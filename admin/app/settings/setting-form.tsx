import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { ComponentType } from 'react';
import { AboutForm } from './about-form.tsx';
import { BackupsForm } from './backups-form.tsx';
import { BookingForm } from './booking-form.tsx';
import { BoxesForm } from './boxes-form.tsx';
import { CodForm } from './cod-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { CorsForm } from './cors-form.tsx';
import { CouriersForm } from './couriers-form.tsx';
import { DraftsForm } from './drafts-form.tsx';
import { ExpressForm } from './express-form.tsx';
import { FreightForm } from './freight-form.tsx';
import { GiftCardsForm } from './gift-cards-form.tsx';
import { GiftWrapForm } from './gift-wrap-form.tsx';
import { KindsForm } from './kinds-form.tsx';
import { LegalForm } from './legal-form.tsx';
import { MailsForm } from './mails-form.tsx';
import { MessagesForm } from './messages-form.tsx';
import { NewslettersForm } from './newsletters-form.tsx';
import { NoticesForm } from './notices-form.tsx';
import { OpeningForm } from './opening-form.tsx';
import { PayoutsForm } from './payouts-form.tsx';
import { PoliciesForm } from './policies-form.tsx';
import { PrepaidForm } from './prepaid-form.tsx';
import { PromiseForm } from './promise-form.tsx';
import { RemindersForm } from './reminders-form.tsx';
import { ReturnsForm } from './returns-form.tsx';
import { ReviewsForm } from './reviews-form.tsx';
import type { ShownGroup } from './setting-groups.ts';
import { useSettings } from './settings.queries.ts';
import { ShippingForm } from './shipping-form.tsx';
import { ShopForm } from './shop-form.tsx';
import { SizeAdviceForm } from './size-advice-form.tsx';
import { SocialForm } from './social-form.tsx';
import { StockForm } from './stock-form.tsx';
import { TaxForm } from './tax-form.tsx';

/** Typed so that TypeScript knows that a group's form takes the group's value. */
const forms: { [Group in ShownGroup]: ComponentType<{ value: Settings[Group] }> } = {
  opening: OpeningForm,
  shop: ShopForm,
  contact: ContactForm,
  social: SocialForm,
  about: AboutForm,
  shipping: ShippingForm,
  promise: PromiseForm,
  express: ExpressForm,
  couriers: CouriersForm,
  booking: BookingForm,
  boxes: BoxesForm,
  freight: FreightForm,
  prepaid: PrepaidForm,
  cod: CodForm,
  payouts: PayoutsForm,
  kinds: KindsForm,
  stock: StockForm,
  drafts: DraftsForm,
  returns: ReturnsForm,
  messages: MessagesForm,
  reviews: ReviewsForm,
  reminders: RemindersForm,
  newsletters: NewslettersForm,
  sizeAdvice: SizeAdviceForm,
  mails: MailsForm,
  notices: NoticesForm,
  legal: LegalForm,
  policies: PoliciesForm,
  tax: TaxForm,
  backups: BackupsForm,
  cors: CorsForm,
  giftCards: GiftCardsForm,
  giftWrap: GiftWrapForm,
};

export function SettingForm<Group extends ShownGroup>({ group }: { group: Group }) {
  const Form: ComponentType<{ value: Settings[Group] }> = forms[group];
  return <Form value={useSettings().settings[group]} />;
}
