import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { NavItem } from '../nav-items.ts';

type NavRowProps = { item: NavItem; isCurrent: boolean; icon: ReactNode; onGo?: (() => void) | undefined };

export function NavRow({ item, isCurrent, icon, onGo }: NavRowProps) {
  return (
    <Link
      to={item.path}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onGo}
      className={`${navRowClass} ${isCurrent ? 'bg-panel font-semibold text-heading' : ''}`}
    >
      {icon}
      {item.label}
    </Link>
  );
}

export const navRowClass =
  'flex min-h-11 w-full items-center gap-3 px-3 text-left text-sm hover:bg-panel lg:min-h-9';
