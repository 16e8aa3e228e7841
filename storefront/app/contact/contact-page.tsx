import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Slot, slotParts } from '../extension/slot.tsx';
import { organizationFacts, trailFromHome } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/contact-page';
import { contactMessages as messages } from './contact.messages.ts';
import { GrievanceForm } from './grievance-form.tsx';
import { StoreMap } from './store-map.tsx';

const writeParts = slotParts<'contact-write'>(
  import.meta.glob('../../../extensions/*/slots/contact-write.tsx'),
);

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop) return [];
  return pageMeta(matches, {
    title: messages.title,
    description: messages.description(shop.name),
    canonicalPath: paths.contact(),
    jsonLd: [organizationFacts(shop), trailFromHome(shop, { name: messages.title, path: paths.contact() })],
  });
}

export default function ContactPage() {
  const shop = useShop();
  if (!shop) return null;
  const { contact, legal } = shop;
  const officer = legal.grievanceOfficer;
  return (
    <div className="page-width pt-12 md:pt-20">
      <h1 className="font-display text-3xl text-heading">{messages.heading}</h1>
      <p className="mt-3 text-lg text-muted">{messages.lead(shop.supportHours)}</p>
      <div className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        <Part title={messages.call}>
          <Phone number={contact.phone} />
        </Part>
        <Part title={messages.write}>
          <Email address={contact.email} />
          <Slot parts={writeParts} facts={{}} />
        </Part>
        <Part title={messages.orderTitle}>
          <p>{messages.orderText}</p>
          <Link to={paths.guestTracking()} className="text-link inline-flex min-h-11 items-center">
            {messages.trackOrder}
          </Link>
        </Part>
        <Part title={messages.store}>
          <address className="not-italic">
            {contact.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="mt-3 text-sm text-muted">
            {messages.soldBy} {legal.name}
          </p>
        </Part>
      </div>
      <div className="mt-16">
        <StoreMap shop={shop} />
      </div>
      <section aria-labelledby="grievance" className="mt-16 max-w-[68ch]">
        <h2 id="grievance" className="font-display text-2xl text-heading">
          {messages.grievanceTitle}
        </h2>
        <p className="mt-3">{officer.name}</p>
        <p className="flex flex-wrap gap-x-6">
          <Email address={officer.email} />
          <Phone number={officer.phone} />
        </p>
        <p className="mt-2 text-muted">{messages.grievanceText}</p>
        <GrievanceForm />
      </section>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-ink pt-4">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/\s/g, '')}`} className="text-link inline-flex min-h-11 items-center">
      {number}
    </a>
  );
}

function Email({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-link inline-flex min-h-11 items-center break-all">
      {address}
    </a>
  );
}
