import { NavLink, useLocation } from 'react-router';
import { paths } from '../paths.ts';

const categories = ['Women', 'Sets', 'Sarees', 'Accessories', 'Kids'];

export function CategoryLinks() {
  const chosen = new URLSearchParams(useLocation().search).get('category');
  const links = [
    { text: 'All', to: paths.collection(), isChosen: chosen === null },
    ...categories.map((category) => ({
      text: category,
      to: paths.collection({ category }),
      isChosen: chosen === category,
    })),
  ];
  return (
    <nav aria-label="Categories" className="my-6 flex flex-wrap gap-2">
      {links.map(({ text, to, isChosen }) => (
        <NavLink
          key={text}
          to={to}
          aria-current={isChosen ? 'page' : undefined}
          className={`inline-flex min-h-11 items-center rounded-full border px-4 ${isChosen ? 'border-ink bg-ink text-ground' : 'border-rule hover:border-ink'}`}
        >
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
