import type { AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import type { ReactNode } from 'react';
import { BasicsSection } from './basics-section.tsx';
import { CustomFieldsSection } from './custom-fields-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { OrganisationSection } from './organisation-section.tsx';
import { PriceSection } from './price-section.tsx';
import { PublishingSection } from './publishing-section.tsx';
import { SearchEnginesSection } from './search-engines-section.tsx';
import { SizesSection } from './sizes-section.tsx';

type ProductEditorProps = {
  product?: AdminProduct;
  /** Sections that save their changes themselves. */
  pictures: ReactNode;
  colours?: ReactNode;
  complementary?: ReactNode;
};

/** The sections of the editor; must be inside the form's context. */
export function ProductEditor({ product, pictures, colours, complementary }: ProductEditorProps) {
  return (
    <div className="grid gap-6 xl:grid-cols-[1fr_22rem]">
      <div className="grid min-w-0 content-start gap-6">
        <BasicsSection pictures={product?.pictures ?? []} />
        {pictures}
        <PriceSection />
        <SizesSection product={product} />
        <DetailsSection />
        {colours}
        <CustomFieldsSection />
        {complementary}
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <PublishingSection
          savedAt={product?.publishedAt ?? null}
          isArchived={product?.state === 'archived'}
        />
        <OrganisationSection isNew={!product} />
        <SearchEnginesSection />
      </div>
    </div>
  );
}
