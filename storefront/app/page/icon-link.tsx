import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-sprite.tsx';

/** The class of a button or link in the navigation bar. */
export const iconButton = 'icon-button';

type IconLinkProps = {
  icon: IconName;
  /** Accessible name, including the count. */
  label: string;
  to: string;
  count?: number;
  /** State for the history entry. */
  state?: object;
};

/** An icon link in the navigation bar, with a badge if the count is above 0. */
export function IconLink({ icon, label, to, count = 0, state }: IconLinkProps) {
  return (
    <Link to={to} discover="none" state={state} aria-label={label} className={iconButton}>
      <Icon name={icon} />
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
