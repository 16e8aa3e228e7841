import { Link } from 'react-router';
import { useCategories } from '../page/use-shop.ts';
import { paths } from '../paths.ts';

/** Links to the shop's categories. */
export function CategoryList({ className }: { className: string }) {
  return (
    <ul className={className}>
      {useCategories().map(({ value, displayName }) => (
        <li key={value}>
          <Link to={paths.collection({ category: value })} discover="none" className="footer-link">
            {displayName}
          </Link>
        </li>
      ))}
    </ul>
  );
}
