import type { LoadedPage } from './load-page.ts';
import { PageSections } from './page-sections.tsx';

/** A page of the owner's below its heading, which the story of the shop brings along. */
export function PageBody({ loaded }: { loaded: LoadedPage }) {
  const { title, sections } = loaded.page;
  const hasHeading = sections.some(({ type }) => type === 'about' || type === 'slides');
  return (
    <div className="pt-12 md:pt-20">
      {!hasHeading && (
        <h1 className="page-width font-display text-3xl leading-tight text-heading [overflow-wrap:anywhere]">
          {title}
        </h1>
      )}
      <PageSections loaded={loaded} />
    </div>
  );
}
