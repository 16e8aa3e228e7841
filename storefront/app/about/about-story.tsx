import { type PolicyText, readPolicyText } from '@gulmohar/contract/shop/policy-text.ts';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { SectionText } from '../page/section-text.tsx';
import { useShop } from '../page/use-shop.ts';
import { aboutMessages as messages } from './about.messages.ts';

export type AboutStoryProps = {
  /** The owner's; empty if nothing was written. */
  text: string;
  picture: string | undefined;
};

/** The owner's text; without one, the demo shop tells its story, and a live shop claims nothing. */
export function AboutStory({ text, picture }: AboutStoryProps) {
  const shop = useShop();
  if (!shop) return null;
  if (text === '' && shop.brand === 'demo') return <DemoStory picture={picture} />;
  const plain = { intro: messages.plain(shop.name), sections: [] };
  return <OwnStory text={text === '' ? plain : readPolicyText(text)} />;
}

/** The story of the demo shop; nothing of it is true of another one. */
function DemoStory({ picture }: { picture: string | undefined }) {
  return (
    <>
      <div className="grid gap-x-16 gap-y-8 md:grid-cols-[4fr_6fr] md:items-center">
        {picture && (
          <Picture
            src={picture}
            alt=""
            sizes="(min-width: 48rem) 36vw, 92vw"
            isFirst
            className="max-md:order-2 max-md:aspect-4/5"
          />
        )}
        <div>
          <p className="eyebrow">{messages.eyebrow}</p>
          <h1 className="mt-3 max-w-[20ch] font-display text-2xl leading-tight text-heading md:text-3xl">
            {messages.lead}
          </h1>
          <div className="mt-6 max-w-[68ch] space-y-5 text-lg">
            {messages.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="buti-band my-16 md:my-20" />
      <section aria-labelledby="values">
        <h2 id="values" className="font-display text-2xl text-heading">
          {messages.valuesTitle}
        </h2>
        <dl className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {messages.values.map(({ title, text }) => (
            <div key={title} className="border-t border-ink pt-4">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="crafts" className="mt-16 md:mt-20">
        <h2 id="crafts" className="font-display text-2xl text-heading">
          {messages.craftsTitle}
        </h2>
        <dl className="mt-6 gap-x-16 sm:columns-2">
          {messages.crafts.map(({ name, place }) => (
            <div
              key={name}
              className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-3"
            >
              <dt className="font-display text-xl text-heading">{name}</dt>
              <dd className="text-muted">{place}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

function OwnStory({ text: { intro, sections } }: { text: PolicyText }) {
  return (
    <div className="max-w-[68ch]">
      <p className="eyebrow">{messages.eyebrow}</p>
      <h1 className="mt-3 font-display text-2xl leading-tight text-heading md:text-3xl">{messages.title}</h1>
      {intro && <p className="mt-6 text-lg">{intro}</p>}
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title} className="mt-10">
          <h2 className="mb-3 font-display text-xl text-heading">{section.title}</h2>
          <SectionText section={section} />
        </section>
      ))}
    </div>
  );
}
