import type { ArticleCard as Article } from '@gulmohar/contract/site/journal-calls.ts';
import { ArticleCard } from './article-card.tsx';

type ArticleListProps = { articles: readonly Article[]; isFirstOnPage?: boolean; level: 2 | 3 };

export function ArticleList({ articles, isFirstOnPage = false, level }: ArticleListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, place) => (
        <li key={article.slug}>
          <ArticleCard article={article} isFirst={isFirstOnPage && place === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}
