import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { ReactNode } from 'react';
import { PostalAddress } from '../page/postal-address.tsx';
import { SectionText } from '../page/section-text.tsx';
import { legalMessages as messages } from './legal.messages.ts';
import type { LegalText } from './legal-text.ts';

type LegalPageProps = {
  shop: Shop;
  text: LegalText;
  /** Whether the contact details are the last numbered section. */
  isContactNumbered: boolean;
};

export function LegalPage({ shop, text, isContactNumbered }: LegalPageProps) {
  const contactNumber = isContactNumbered ? text.sections.length + 1 : undefined;
  const headings = [
    ...text.sections.map(({ title }, index) => numbered(index + 1, title)),
    numbered(contactNumber, text.contactTitle),
  ];
  return (
    <div className="page-width pt-12 md:pt-20">
      <h1 className="font-display text-3xl text-heading">{text.title}</h1>
      <p className="mt-3 text-muted">{messages.effective(shop.legal.policiesFrom)}</p>
      <div className="mt-10 gap-16 lg:grid lg:grid-cols-[1fr_3fr]">
        <nav aria-label={messages.contents} className="mb-12 lg:sticky lg:top-28 lg:self-start">
          <ol>
            {headings.map((heading, index) => (
              <li key={heading}>
                <a href={`#${anchor(index)}`} className="footer-link text-muted">
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-[68ch]">
          <p className="text-lg">{text.intro}</p>
          {text.sections.map((section, index) => (
            <Section key={section.title} id={anchor(index)} heading={headings[index] ?? ''}>
              <SectionText section={section} />
            </Section>
          ))}
          <Section id={anchor(text.sections.length)} heading={headings.at(-1) ?? ''}>
            <p className="mb-4">{text.contactText}</p>
            <PostalAddress contact={shop.contact} />
          </Section>
        </div>
      </div>
    </div>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-3 scroll-mt-28 font-display text-xl text-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function anchor(index: number): string {
  return `section-${index + 1}`;
}

function numbered(number: number | undefined, title: string): string {
  return number === undefined ? title : `${number}. ${title}`;
}
