import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { findState } from '@gulmohar/contract/values/states.ts';
import { returnTexts } from '../page/return-texts.ts';
import { useShipping, useShop } from '../page/use-shop.ts';
import { productMessages as messages } from './product.messages.ts';

type ProductFactsProps = { product: Pick<Product, 'details' | 'custom' | 'hasSize' | 'daysToMake'> };

/** The label's details, the cost of delivery and returns, and the seller. */
export function ProductFacts({ product: { details, custom = [], hasSize, daysToMake } }: ProductFactsProps) {
  const shop = useShop();
  const contact = shop?.contact;
  const { fee, freeFrom, zones } = useShipping();
  return (
    <div className="mt-10 grid gap-8">
      {(details || custom.length > 0) && (
        <Facts
          title={messages.facts.details}
          facts={[
            [messages.facts.material, details?.fabric ?? ''],
            [messages.facts.work, details?.work ?? ''],
            [hasSize ? messages.facts.fit : messages.facts.style, details?.fit ?? ''],
            [hasSize ? messages.facts.length : messages.facts.size, details?.length ?? ''],
            [messages.facts.care, details?.care ?? ''],
            [messages.facts.origin, madeIn(details?.origin ?? '')],
            ...custom.map(({ label, value }): Fact => [label, value]),
          ]}
        />
      )}
      <Facts
        title={messages.facts.deliveryAndReturns}
        facts={[
          [
            messages.facts.delivery,
            [
              fee === 0
                ? messages.facts.deliveryFree
                : messages.facts.deliveryCost(formatRupees(fee), formatRupees(freeFrom)),
              ...zones.map(({ name }) => messages.facts.deliveryElsewhere(name)),
            ].join('. '),
          ],
          [messages.facts.arrives, messages.facts.deliveryTime(daysToMake)],
          [
            messages.facts.returns,
            shop ? messages.facts.returnRule(returnTexts(shop.returnDays).period, hasSize) : '',
          ],
          ...(contact
            ? ([
                [messages.facts.soldBy, contact.address.join(', ')],
                [messages.facts.care24, `${contact.phone}, ${contact.email}`],
              ] satisfies Fact[])
            : []),
        ]}
      />
    </div>
  );
}

type Fact = [name: string, text: string];

/** Adds 'India' to a place that ends in an Indian state; any other place stays as written. */
function madeIn(origin: string): string {
  const state = origin.slice(origin.lastIndexOf(',') + 1);
  return findState(state) ? messages.facts.inIndia(origin) : origin;
}

/** Shows only facts that are known. */
function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  const filled = facts.filter(([, text]) => text !== '');
  if (filled.length === 0) return null;
  return (
    <section className="border-t border-rule pt-5">
      <h2 className="font-semibold">{title}</h2>
      <dl className="mt-3 grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        {filled.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
