import type { ProductDetails } from '@gulmohar/contract/product.ts';

/** What the label says, and what delivery and return cost. */
export function ProductFacts({ details }: { details: ProductDetails }) {
  const facts = [
    ['Fabric', details.fabric],
    ['Work', details.work],
    ['Fit', details.fit],
    ['Length', details.length],
    ['Care', details.care],
    ['Made in', `${details.origin}, India`],
    ['Delivery', 'Rs. 100, free from Rs. 2,000; 5 to 7 business days'],
    ['Return', 'Within 7 days'],
  ];
  return (
    <dl className="mt-8 grid grid-cols-[6rem_1fr] gap-y-2 border-t border-rule pt-6 text-sm">
      {facts.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
