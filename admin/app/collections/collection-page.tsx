import {
  type CollectionForm,
  deleteCollection,
  saveCollection,
} from '@gulmohar/contract/admin/collection.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { collectionQuery, collectionsQuery, refreshCollections } from './collection.queries.ts';
import { CollectionEditor } from './collection-editor.tsx';

export function CollectionPage() {
  const { handle = '' } = useParams();
  const navigate = useNavigate();
  const { data } = useSuspenseQuery(collectionQuery(handle));
  const { products, ...collection } = data.collection;

  async function save(form: CollectionForm): Promise<void> {
    await adminApi(saveCollection, { body: { ...form, changes: { handle, version: data.version } } });
    // There is none under the old address any more.
    await (form.handle === handle ? refreshCollections() : queryClient.invalidateQueries(collectionsQuery));
    showToast('success', `${form.title} saved`);
    if (form.handle !== handle) navigate(paths.collection(form.handle), { replace: true });
  }

  async function remove(): Promise<void> {
    await adminApi(deleteCollection, { body: { handle } });
    await queryClient.invalidateQueries(collectionsQuery);
    showToast('success', `${collection.title} deleted`);
    navigate(paths.collections);
  }

  return (
    <>
      <PageHead title={collection.title} note={`/collection/${handle}`}>
        {collection.isPublished && (
          <a
            href={`/collection/${handle}`}
            target="_blank"
            rel="noreferrer"
            className="py-3 text-link underline"
          >
            Open in the shop
          </a>
        )}
      </PageHead>
      <CollectionEditor
        key={`${handle} ${data.version}`}
        collection={{ ...collection, productIds: products.map(({ productId }) => productId) }}
        products={products}
        send={save}
        more={
          <ConfirmButton label="Delete" title={`Delete ${collection.title}?`} action="Delete it" run={remove}>
            <p>Its products stay. Links to its address will lead nowhere, unless you add a redirect.</p>
          </ConfirmButton>
        }
      />
    </>
  );
}
