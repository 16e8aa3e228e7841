import type { Collection } from '@gulmohar/contract/catalogue/collection.ts';
import { ArtDirectedPicture } from '@gulmohar/ui/art-directed-picture.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

/** What the owner tells of a collection. */
export function CollectionStory({ collection: { story } }: { collection: Collection }) {
  return (
    <div className="mt-3 text-muted">
      <RichText blocks={story} />
    </div>
  );
}

/** The owner's picture of a collection, above its title. */
export function CollectionPicture({ collection: { image, imageAlt } }: { collection: Collection }) {
  if (!image) return null;
  return (
    <div className="mt-4">
      <ArtDirectedPicture wide={image} alt={imageAlt} isFirst className="aspect-video max-h-96 w-full" />
    </div>
  );
}
