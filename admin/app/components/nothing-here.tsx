import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { PageHead } from './page-head.tsx';

export function NothingHere() {
  return (
    <>
      <PageHead title="Page not found" />
      <Link to={paths.today} className="text-link underline underline-offset-4">
        Back to Today
      </Link>
    </>
  );
}
