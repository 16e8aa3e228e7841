import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { PaymentTermsNote } from '../checkout/payment-terms.tsx';
import { PinBox } from '../delivery/pin-box.tsx';
import { Slot, slotParts } from '../extension/slot.tsx';
import { Unbroken } from '../page/unbroken.tsx';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { Price, shownPrice } from '../product/price.tsx';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductRating } from '../product-card/rating.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import type { SizeFacts } from '../size-advice/size-facts.ts';
import { HeartButton } from '../wishlist/heart-button.tsx';
import { BestOffer } from './best-offer.tsx';
import { BuyBox } from './buy-box.tsx';
import { BuyingNotes } from './buying-notes.tsx';
import { ColourPicker } from './colour-picker.tsx';
import { Description } from './description.tsx';
import type { Offer } from './find-offer.ts';
import { Gallery } from './gallery.tsx';
import { productMessages as messages } from './product.messages.ts';
import { ProductFacts } from './product-facts.tsx';
import { ShareMenu } from './share-menu.tsx';

const belowPrice = slotParts<'product-below-price'>(
  import.meta.glob('../../../extensions/*/slots/product-below-price.tsx'),
);

type ProductViewProps = {
  product: Product;
  /** What goes with it. */
  look?: CardProduct[];
  offer?: Offer | undefined;
  /** How it fits. */
  facts?: SizeFacts | null;
  /** The owner's page about the sizes of its category. */
  sizeGuide?: { title: string; to: string } | null;
  /** For viewing only. */
  isPreview?: boolean;
};

/** Everything about one product: pictures, price, sizes, description, details. */
export function ProductView(props: ProductViewProps) {
  return <OneProduct key={props.product._id} {...props} />;
}

function OneProduct({
  product,
  look = [],
  offer,
  facts = null,
  sizeGuide,
  isPreview = false,
}: ProductViewProps) {
  const shop = useShop();
  const [size, setSize] = useState<string | null>(null);
  const path = paths.product(product._id);
  return (
    <div className="grid gap-5 md:grid-cols-[7fr_5fr] md:gap-8 lg:gap-14">
      <Gallery
        pictures={product.image}
        alts={product.imageAlt ?? []}
        focus={product.imageFocus}
        name={product.name}
        material={materialOf(product)}
      />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="eyebrow uppercase">
              {[product.brand, product.subCategoryName ?? product.subCategory].filter(Boolean).join(' · ')}
            </p>
            <h1 className="mt-2 font-display text-2xl leading-tight [overflow-wrap:anywhere] text-heading lg:text-3xl">
              <Unbroken text={product.name} />
            </h1>
          </div>
          <div className="-mt-2 -mr-[8px] flex">
            <ShareMenu name={product.name} path={path} />
            <HeartButton productId={product._id} productName={product.name} />
          </div>
        </div>
        <div className="mt-3">
          <ProductRating product={product} />
        </div>
        <div className="mt-4 text-xl" {...(product.prices && { role: 'status' })}>
          <Price product={shownPrice(product, size)} withPercent />
        </div>
        <p className="text-sm text-muted">{messages.taxNote}</p>
        <PaymentTermsNote payment={shop?.payment} />
        <Slot parts={belowPrice} facts={{ product: { id: product._id, name: product.name } }} />
        <BestOffer promotions={product.promotions} offer={offer} />
        <div inert={isPreview}>
          <ColourPicker product={product} />
          <BuyBox product={product} size={size} onSize={setSize} look={look} facts={facts} />
          <BuyingNotes product={product} />
          <PinBox daysToMake={product.daysToMake} />
        </div>
        {sizeGuide && (
          <p className="mt-4">
            <Link to={sizeGuide.to} className="text-link inline-flex min-h-11 items-center">
              {sizeGuide.title}
            </Link>
          </p>
        )}
        {product.story ? (
          <div className="mt-8">
            <RichText blocks={product.story} />
          </div>
        ) : (
          <Description text={product.description} />
        )}
        <ProductFacts product={product} />
      </div>
    </div>
  );
}

function materialOf({ details }: Product): string {
  return [details?.fabric, details?.work].filter(Boolean).join(', ');
}
