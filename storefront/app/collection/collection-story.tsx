import type { Collection } from '@gulmohar/contract/catalogue/collection.ts';
import { RichText } from '../rich-text/rich-text.tsx';

/** What the owner tells of a collection. */
export function CollectionStory({ collection: { story } }: { collection: Collection }) {
  return (
    <div className="mt-3 text-muted">
      <RichText blocks={story} />
    </div>
  );
}
