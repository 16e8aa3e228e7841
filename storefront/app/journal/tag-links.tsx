import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { journalMessages as messages } from './journal.messages.ts';

type TagLinksProps = {
  tags: readonly string[] /** undefined while all articles are shown. */;
  chosen: string | undefined;
};

/** The tags of all articles; each has its own list. */
export function TagLinks({ tags, chosen }: TagLinksProps) {
  if (tags.length === 0) return null;
  const links = [{ text: messages.all, tag: undefined }, ...tags.map((tag) => ({ text: tag, tag }))];
  return (
    <nav aria-label={messages.tags} className="mt-4">
      <ul className="flex flex-wrap gap-x-7">
        {links.map(({ text, tag }) => (
          <li key={text} className="min-w-0">
            <Link
              to={paths.journal({ tag })}
              aria-current={tag === chosen ? 'page' : undefined}
              className="category-link [overflow-wrap:anywhere]"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
