import type { MetaDescriptor } from 'react-router';
import { trailFromHome } from './json-ld.ts';
import { type Matches, pageMeta, shopOf } from './page-meta.ts';
import { PostalAddress } from './postal-address.tsx';
import { useShop } from './use-shop.ts';

/** What the shop says about itself, point by point. */
export type PointsText = {
  title: string;
  description: (shop: string) => string;
  lead: (shop: string) => string;
  sections: readonly { title: string; points: readonly string[] }[];
  contactTitle: string;
  contactText: string;
  /** When it was last looked through. */
  reviewed?: string;
};

export function pointsMeta(
  matches: Matches,
  { title, description }: PointsText,
  path: string,
): MetaDescriptor[] {
  const shop = shopOf(matches);
  if (!shop) return [];
  return pageMeta(matches, {
    title,
    description: description(shop.name),
    canonicalPath: path,
    jsonLd: [trailFromHome(shop, { name: title, path })],
  });
}

/** A page of headings with points below them, and at its end whom to contact. */
export function PointsPage({ text }: { text: PointsText }) {
  const shop = useShop();
  if (!shop) return null;
  return (
    <div className="page-width pt-12 md:pt-20">
      <div className="max-w-[68ch]">
        <h1 className="font-display text-3xl text-heading">{text.title}</h1>
        <p className="mt-6 text-lg">{text.lead(shop.name)}</p>
        {text.sections.map(({ title, points }) => (
          <section key={title} aria-label={title} className="mt-10">
            <h2 className="mb-3 font-display text-xl text-heading">{title}</h2>
            <ul className="list-disc space-y-1.5 pl-5 marker:text-primary">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <section aria-label={text.contactTitle} className="mt-10">
          <h2 className="mb-3 font-display text-xl text-heading">{text.contactTitle}</h2>
          <p className="mb-4">{text.contactText}</p>
          <PostalAddress contact={shop.contact} />
        </section>
        {text.reviewed && <p className="mt-10 text-muted">{text.reviewed}</p>}
      </div>
    </div>
  );
}
