import { Link } from 'react-router';
import { useStaff } from '../session/session.queries.ts';
import { settingPath } from '../settings/setting-groups.ts';

/** Says on every page that the shop is closed. */
export function ClosedBanner() {
  const { isOpen, may } = useStaff();
  if (isOpen) return null;
  return (
    <p role="note" className="no-print mb-6 flex flex-wrap gap-x-4 border-l-4 border-marigold bg-panel p-3">
      <span>
        <strong>The shop is closed.</strong> Visitors see one page and cannot order.
      </span>
      {may('settings') && (
        <Link to={settingPath('opening')} className="text-link">
          Open the shop
        </Link>
      )}
    </p>
  );
}
