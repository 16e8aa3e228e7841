import { defaultPages } from '@gulmohar/contract/site/default-pages.ts';
import { pagePath } from '@gulmohar/contract/site/target-path.ts';
import { useParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { paths } from '../paths.ts';
import { DocumentBar } from '../site-document/document-bar.tsx';
import { OpenFieldsNote } from '../site-document/open-fields-note.tsx';
import { PagePreview } from '../site-document/page-preview.tsx';
import { RemoveDocument } from '../site-document/remove-document.tsx';
import { useSiteDocument } from '../site-document/use-site-document.ts';
import { PageFacts } from './page-facts.tsx';
import { SectionsEditor } from './sections-editor.tsx';

/** A page of the shop: its sections on the left, and on the right how shoppers will see it. */
export function EditPage() {
  const { slug = '' } = useParams();
  return <Editor key={slug} slug={slug} />;
}

function Editor({ slug }: { slug: string }) {
  const { document, change, errors, ...edited } = useSiteDocument('page', slug);
  const isHome = slug === 'home';
  return (
    <>
      <PageHead title={isHome ? 'Home page' : document.title || slug} />
      <DocumentBar {...edited} />
      <OpenFieldsNote document={document} />
      <div className="grid gap-10 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-8">
          <SectionsEditor
            kind={isHome ? 'home' : 'page'}
            sections={document.sections}
            errors={errors}
            onChange={(sections) => change({ ...document, sections })}
          />
          <PageFacts isHome={isHome} page={document} errors={errors} onChange={change} />
          {!edited.isChanged && !Object.hasOwn(defaultPages, slug) && (
            <RemoveDocument site={edited.site} what="page" list={paths.sitePages} />
          )}
        </div>
        <PagePreview path={pagePath(slug)} version={edited.site.version} />
      </div>
    </>
  );
}
