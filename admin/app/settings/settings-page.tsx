import { PageHead } from '../components/page-head.tsx';
import { AboutForm } from './about-form.tsx';
import { BackupsForm } from './backups-form.tsx';
import { BookingForm } from './booking-form.tsx';
import { BoxesForm } from './boxes-form.tsx';
import { CodForm } from './cod-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { CouriersForm } from './couriers-form.tsx';
import { DraftsForm } from './drafts-form.tsx';
import { ExpressForm } from './express-form.tsx';
import { FreightForm } from './freight-form.tsx';
import { LegalForm } from './legal-form.tsx';
import { MessagesForm } from './messages-form.tsx';
import { NoticesForm } from './notices-form.tsx';
import { OpeningForm } from './opening-form.tsx';
import { PayoutsForm } from './payouts-form.tsx';
import { PoliciesForm } from './policies-form.tsx';
import { PrepaidForm } from './prepaid-form.tsx';
import { PromiseForm } from './promise-form.tsx';
import { ReturnsForm } from './returns-form.tsx';
import { SettingLinks } from './setting-links.tsx';
import { useSettings } from './settings.queries.ts';
import { ShippingForm } from './shipping-form.tsx';
import { ShopForm } from './shop-form.tsx';
import { SocialForm } from './social-form.tsx';
import { StockForm } from './stock-form.tsx';
import { TaxForm } from './tax-form.tsx';

export function SettingsPage() {
  const { settings } = useSettings();
  return (
    <>
      <PageHead title="Settings" note="Changes take effect as soon as they are saved" />
      <div className="gap-8 min-[88rem]:grid min-[88rem]:grid-cols-[10.5rem_minmax(0,1fr)]">
        <SettingLinks />
        <div className="min-w-0 divide-y divide-rule border-t border-rule">
          <OpeningForm value={settings.opening} />
          <ShopForm value={settings.shop} />
          <ContactForm value={settings.contact} />
          <SocialForm value={settings.social} />
          <AboutForm value={settings.about} />
          <ShippingForm value={settings.shipping} />
          <PromiseForm value={settings.promise} />
          <ExpressForm value={settings.express} />
          <CouriersForm value={settings.couriers} />
          <BookingForm value={settings.booking} />
          <BoxesForm value={settings.boxes} />
          <PrepaidForm value={settings.prepaid} />
          <CodForm value={settings.cod} />
          <FreightForm value={settings.freight} />
          <PayoutsForm value={settings.payouts} />
          <StockForm value={settings.stock} />
          <DraftsForm value={settings.drafts} />
          <ReturnsForm value={settings.returns} />
          <MessagesForm value={settings.messages} />
          <NoticesForm value={settings.notices} />
          <LegalForm value={settings.legal} />
          <PoliciesForm value={settings.policies} />
          <TaxForm value={settings.tax} />
          <BackupsForm value={settings.backups} />
        </div>
      </div>
    </>
  );
}
