import { trailFromHome } from '../page/json-ld.ts';
import { pageMeta, shopOf } from '../page/page-meta.ts';
import { PostalAddress } from '../page/postal-address.tsx';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/accessibility-page';
import { accessibilityMessages as messages } from './accessibility.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  const shop = shopOf(matches);
  if (!shop) return [];
  return pageMeta(matches, {
    title: messages.title,
    description: messages.description(shop.name),
    canonicalPath: paths.accessibility(),
    jsonLd: [trailFromHome(shop, { name: messages.title, path: paths.accessibility() })],
  });
}

/**
 * The accessibility statement: what works for people with disabilities, what does not yet, and whom to
 * contact.
 */
export default function AccessibilityPage() {
  const shop = useShop();
  if (!shop) return null;
  return (
    <div className="page-width pt-12 md:pt-20">
      <div className="max-w-[68ch]">
        <h1 className="font-display text-3xl text-heading">{messages.title}</h1>
        <p className="mt-6 text-lg">{messages.lead(shop.name)}</p>
        {messages.sections.map(({ title, points }) => (
          <section key={title} aria-label={title} className="mt-10">
            <h2 className="mb-3 font-display text-xl text-heading">{title}</h2>
            <ul className="list-disc space-y-1.5 pl-5 marker:text-primary">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-label={messages.contactTitle} className="mt-10">
          <h2 className="mb-3 font-display text-xl text-heading">{messages.contactTitle}</h2>
          <p className="mb-4">{messages.contactText}</p>
          <PostalAddress contact={shop.contact} />
        </section>
        <p className="mt-10 text-muted">{messages.reviewed}</p>
      </div>
    </div>
  );
}
