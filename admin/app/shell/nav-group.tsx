import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { NavGroup as Group, NavItem } from '../nav-items.ts';
import { NavRow, navRowClass } from './nav-row.tsx';

type NavGroupProps = {
  group: Group;
  current: NavItem | undefined;
  /** Open from the start, not only while one of its pages is shown. */
  isUnfolded: boolean;
  onGo?: (() => void) | undefined;
};

/** A group of the navigation, which opens when one of its pages does. One page alone needs no group. */
export function NavGroup({ group: { label, icon: Icon, items }, current, isUnfolded, onGo }: NavGroupProps) {
  const isCurrent = items.some((item) => item === current);
  const [isOpen, setOpen] = useState(isCurrent || isUnfolded);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    setOpen(isCurrent || isUnfolded);
  }
  const id = useId();
  const icon = <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.6} />;
  const row = (item: NavItem, itemIcon = icon) => (
    <li key={item.path}>
      <NavRow item={item} isCurrent={item === current} icon={itemIcon} onGo={onGo} />
    </li>
  );
  if (items.length === 1) return items.map((item) => row(item));
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`${navRowClass} cursor-pointer ${isCurrent ? 'font-semibold text-heading' : ''}`}
      >
        {icon}
        {label}
        <ChevronDown
          aria-hidden="true"
          className={`ml-auto size-4 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
          strokeWidth={1.6}
        />
      </button>
      <ul id={id} hidden={!isOpen}>
        {items.map((item) => row(item, <span className="w-5" />))}
      </ul>
    </li>
  );
}
