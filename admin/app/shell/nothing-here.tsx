import { Link } from 'react-router';
import { PageHead } from './page-head.tsx';

export function NothingHere() {
  return (
    <>
      <PageHead title="There is nothing here" />
      <Link to="/" className="text-link underline underline-offset-4">
        To Today
      </Link>
    </>
  );
}
