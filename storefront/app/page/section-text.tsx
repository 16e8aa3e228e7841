import type { PolicySection } from '@gulmohar/contract/shop/policy-text.ts';

/** The paragraphs and list items of a text that the owner typed. */
export function SectionText({ section: { paragraphs, points = [] } }: { section: PolicySection }) {
  return (
    <div className="space-y-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className="list-disc space-y-1.5 pl-5 marker:text-primary">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
