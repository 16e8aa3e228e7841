import type { CardProduct } from '../product-card/card-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { lookMessages as messages } from './look.messages.ts';

/** What the owner shows to go with a product. */
export function CompleteLook({ products }: { products: CardProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section
      aria-labelledby="look"
      className="mt-16 bg-panel px-(--page-pad) py-8 max-md:-mx-(--page-pad) md:mt-24 md:p-8 xl:grid xl:grid-cols-[1fr_3fr] xl:gap-10"
    >
      <div className="mb-6">
        <h2 id="look" className="font-display text-2xl text-heading">
          {messages.title}
        </h2>
        <p className="mt-2 text-muted">{messages.text}</p>
      </div>
      <ul className="strip grid auto-cols-[44%] grid-flow-col gap-x-3 pt-1 pb-2 md:auto-cols-fr md:gap-x-5">
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} isLate />
          </li>
        ))}
      </ul>
    </section>
  );
}
