import { targetPath } from '@gulmohar/contract/site/target-path.ts';
import { useParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { SectionsEditor } from '../pages/sections-editor.tsx';
import { paths } from '../paths.ts';
import { DocumentBar } from '../site-document/document-bar.tsx';
import { OpenFieldsNote } from '../site-document/open-fields-note.tsx';
import { PagePreview } from '../site-document/page-preview.tsx';
import { RemoveDocument } from '../site-document/remove-document.tsx';
import { useSiteDocument } from '../site-document/use-site-document.ts';
import { ArticleFacts } from './article-facts.tsx';

/** An article of the journal: what is said about it, its sections, and how shoppers will see it. */
export function EditArticle() {
  const { slug = '' } = useParams();
  return <Editor key={slug} slug={slug} />;
}

function Editor({ slug }: { slug: string }) {
  const { document, change, errors, ...edited } = useSiteDocument('article', slug);
  return (
    <>
      <PageHead title={document.title || slug} />
      <DocumentBar {...edited} />
      <OpenFieldsNote document={document} />
      <div className="grid gap-10 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-8">
          <ArticleFacts article={document} errors={errors} onChange={change} />
          <SectionsEditor
            kind="article"
            sections={document.sections}
            errors={errors}
            onChange={(sections) => change({ ...document, sections })}
          />
          {!edited.isChanged && <RemoveDocument site={edited.site} what="article" list={paths.journal} />}
        </div>
        <PagePreview path={targetPath({ kind: 'article', value: slug })} version={edited.site.version} />
      </div>
    </>
  );
}
