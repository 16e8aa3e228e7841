import type { ArticleCard as Article } from '@gulmohar/contract/site/journal-calls.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { ArticleDate } from './article-date.tsx';
import { SectionPicture } from './section-picture.tsx';

type ArticleCardProps = { article: Article; isFirst?: boolean; level: 2 | 3 };

/** An article in a list. */
export function ArticleCard({ article, isFirst = false, level }: ArticleCardProps) {
  const { slug, title, summary, cover, date } = article;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={`group relative ${cover ? '' : 'border-t border-ink pt-4'}`}>
      {cover && (
        <SectionPicture
          address={cover}
          // The title says what the link leads to.
          alt=""
          sizes="(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw"
          shape="wide"
          isFirst={isFirst}
          className="mb-4"
        />
      )}
      <p className="text-sm text-muted">
        <ArticleDate day={date} />
      </p>
      <Title className="mt-1 font-display text-xl leading-tight text-heading [overflow-wrap:anywhere]">
        <Link to={paths.article(slug)} className="after:absolute after:inset-0 group-hover:underline">
          {title}
        </Link>
      </Title>
      {summary && <p className="mt-2 line-clamp-3 text-muted">{summary}</p>}
    </article>
  );
}
