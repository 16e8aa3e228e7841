import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

/** The classes of a target in the navigation bar. */
export const iconButton = 'relative grid size-[44px] shrink-0 cursor-pointer place-items-center';

type IconLinkProps = {
  Icon: LucideIcon;
  /** Includes the count. */
  label: string;
  to: string;
  count?: number;
  /** State for the history entry. */
  state?: object;
};

/** A picture in the navigation bar that leads somewhere, with a badge when there is something to count. */
export function IconLink({ Icon, label, to, count = 0, state }: IconLinkProps) {
  return (
    <Link to={to} state={state} aria-label={label} className={iconButton}>
      <Icon aria-hidden="true" strokeWidth={1.5} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-primary px-1 text-center text-[14px] leading-5 font-semibold text-on-primary tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
