import { saveDraft } from '@gulmohar/contract/admin/site-document.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { NewDocument, type NewDocumentFields } from '../site-document/new-document.tsx';
import { pagesQuery } from '../site-document/pages.queries.ts';
import { type TemplateName, templateNames, templates } from './page-templates.ts';

/** Makes the draft of a page, empty or from a template that is filled in with the shop's facts. */
export function NewPage() {
  const navigate = useNavigate();
  const [template, setTemplate] = useState<TemplateName>('blank');

  async function create({ title, slug }: NewDocumentFields): Promise<void> {
    const { shop } = await adminApi(getShop);
    const document = { ...templates[template].make(shop), title };
    await adminApi(saveDraft, { body: { kind: 'page', key: slug, version: 0, document } });
    await queryClient.invalidateQueries(pagesQuery);
    await navigate(paths.sitePage(slug), { replace: true });
  }

  return (
    <NewDocument heading="New page" folder="/pages/" create={create}>
      {(suggest) => (
        <SelectField
          label="Begin with"
          hint="What only you know is marked in a template, and must be filled in before it is published"
          value={template}
          onChange={({ target }) => {
            const chosen = target.value as TemplateName;
            setTemplate(chosen);
            if (chosen !== 'blank') suggest(templates[chosen].name);
          }}
        >
          {templateNames.map((name) => (
            <option key={name} value={name}>
              {templates[name].name}
            </option>
          ))}
        </SelectField>
      )}
    </NewDocument>
  );
}
