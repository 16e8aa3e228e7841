import type { readFirstRun } from '@gulmohar/contract/admin/first-run.ts';
import { Link } from 'react-router';
import type { z } from 'zod';
import { paths } from '../paths.ts';
import { ContactForm } from '../settings/contact-form.tsx';
import { LegalForm } from '../settings/legal-form.tsx';
import { OpeningForm } from '../settings/opening-form.tsx';
import { ReturnsForm } from '../settings/returns-form.tsx';
import { useSettings } from '../settings/settings.queries.ts';
import { ShippingForm } from '../settings/shipping-form.tsx';
import { ShopForm } from '../settings/shop-form.tsx';
import { TaxForm } from '../settings/tax-form.tsx';
import { MailStep } from './mail-step.tsx';
import { PaymentsStep } from './payments-step.tsx';
import type { StepName } from './steps.ts';
import { suggestedLegal, suggestedTax } from './suggestions.ts';
import { TaskList } from './task-list.tsx';
import { WhatYouSell } from './what-you-sell.tsx';

type FirstRun = z.output<typeof readFirstRun.reply>;

/** The forms of a step, which are those of the settings. */
export function StepForms({ step, firstRun }: { step: StepName; firstRun: FirstRun }) {
  const { settings, saved } = useSettings();
  switch (step) {
    case 'name':
      return (
        <>
          <ShopForm value={settings.shop} />
          <WhatYouSell />
        </>
      );
    case 'look':
      return (
        <div className="grid gap-3 py-8">
          <TaskList items={firstRun.tasks.filter(({ task }) => task === 'look')} />
          <p className="max-w-prose">
            Without a logo, pages and mails show the shop’s name. You can come back to this at any time.
          </p>
          <p>
            <Link to={paths.look} className="text-link underline underline-offset-4">
              Choose a logo, colours and fonts
            </Link>
          </p>
        </div>
      );
    case 'seller':
      return (
        <>
          <ContactForm value={settings.contact} />
          <LegalForm value={saved.includes('legal') ? settings.legal : suggestedLegal(settings)} />
        </>
      );
    case 'gst':
      return <TaxForm value={saved.includes('tax') ? settings.tax : suggestedTax(settings)} />;
    case 'delivery':
      return (
        <>
          <ShippingForm value={settings.shipping} />
          <ReturnsForm value={settings.returns} />
        </>
      );
    case 'payments':
      return <PaymentsStep payments={firstRun.payments} />;
    case 'mail':
      return <MailStep />;
    case 'products':
      return (
        <div className="grid gap-3 py-8">
          <TaskList items={firstRun.tasks.filter(({ task }) => task === 'products')} />
          <p className="flex flex-wrap gap-x-6">
            <Link to={paths.newProduct} className="text-link underline underline-offset-4">
              Add a product
            </Link>
            <Link to={paths.importProducts} className="text-link underline underline-offset-4">
              Import products from a file
            </Link>
            <Link to={paths.shopImport()} className="text-link underline underline-offset-4">
              Bring them from Shopify
            </Link>
          </p>
        </div>
      );
    case 'opening':
      return (
        <>
          <div className="py-8">
            <TaskList items={firstRun.tasks} />
          </div>
          <OpeningForm value={settings.opening} />
        </>
      );
  }
}
