import { type CollectionForm, saveCollection } from '@gulmohar/contract/admin/collection.ts';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { refreshCollections } from './collection.queries.ts';
import { CollectionEditor } from './collection-editor.tsx';
import { blankCollection } from './collection-fields.ts';

export function NewCollectionPage() {
  const navigate = useNavigate();

  async function create(form: CollectionForm): Promise<void> {
    await adminApi(saveCollection, { body: { ...form, changes: null } });
    await refreshCollections();
    showToast('success', `${form.title} created`);
    navigate(paths.collection(form.handle));
  }

  return (
    <>
      <PageHead title="New collection" />
      <CollectionEditor collection={blankCollection} products={[]} send={create} />
    </>
  );
}
