import type { ArticleCard } from '@gulmohar/contract/site/journal-calls.ts';
import { paths } from '../paths.ts';
import { ArticleList } from './article-list.tsx';
import type { SectionProps } from './section-props.ts';
import { sectionMessages as messages } from './sections.messages.ts';
import { TitledSection } from './titled-section.tsx';

type JournalRowProps = SectionProps<'journal'> & { articles: ArticleCard[] };

/** The newest articles; nothing while there are none. */
export function JournalRow({ section: { id, settings }, articles, isFirst }: JournalRowProps) {
  if (articles.length === 0) return null;
  const more = { text: messages.allOf, of: messages.articles, to: paths.journal({ tag: settings.tag }) };
  return (
    <TitledSection id={id} title={settings.title} more={more}>
      <ArticleList articles={articles} isFirstOnPage={isFirst} level={3} />
    </TitledSection>
  );
}
