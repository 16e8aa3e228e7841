import { removeDocument, type SiteDocument } from '@gulmohar/contract/admin/site-document.ts';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { documentQuery } from './use-site-document.ts';

type RemoveDocumentProps = {
  site: SiteDocument;
  /** Such as `page`. */
  what: string;
  /** Where to go afterwards. */
  list: string;
};

/** Takes a document that only this shop has away from shoppers, together with its draft. */
export function RemoveDocument({ site: { kind, key, version }, what, list }: RemoveDocumentProps) {
  const navigate = useNavigate();

  async function remove(): Promise<void> {
    await adminApi(removeDocument, { body: { kind, key, version } });
    await navigate(list, { replace: true });
    queryClient.removeQueries(documentQuery(kind, key));
    await queryClient.invalidateQueries({ queryKey: ['site-document'] });
  }

  return (
    <div>
      <ConfirmButton
        label={`Remove this ${what}`}
        title={`Remove this ${what}?`}
        action="Remove"
        run={remove}
      >
        Shoppers no longer find it, and links to it in menus disappear.
      </ConfirmButton>
    </div>
  );
}
