import { type ReactNode, useRef } from 'react';
import { NavLink } from 'react-router';
import { useCategories } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { CategoryList } from './category-list.tsx';
import { mainLinks, type TextLink } from './links.ts';
import { usePageState } from './use-page-state.ts';

export function NavLinks() {
  return mainLinks.map((link) => <MainLink key={link.to} {...link} />);
}

/** The main links with the categories below COLLECTION, for the menu of a phone. */
export function NavTree() {
  return mainLinks.map((link) => (
    <div key={link.to}>
      <MainLink {...link} />
      {link.to === paths.collection() && <CategoryList className="mb-2 border-l border-rule pl-4" />}
    </div>
  ));
}

/** The main links; the categories open below COLLECTION while it is hovered or focused. */
export function NavBar() {
  return mainLinks.map((link) =>
    link.to === paths.collection() ? (
      <CollectionMenu key={link.to}>
        <MainLink {...link} />
      </CollectionMenu>
    ) : (
      <MainLink key={link.to} {...link} />
    ),
  );
}

function MainLink({ text, to }: TextLink) {
  return (
    <NavLink to={to} end discover="none" prefetch="intent" className="nav-link">
      {text}
    </NavLink>
  );
}

function CollectionMenu({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = usePageState(false);
  const area = useRef<HTMLDivElement>(null);
  if (useCategories().length === 0) return children;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what hover opens, focus opens as well
    <div
      ref={area}
      className="relative"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onClick={() => setOpen(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        area.current?.querySelector('a')?.focus();
        setOpen(false);
      }}
    >
      {children}
      {isOpen && (
        <CategoryList className="absolute top-full -left-5 w-52 border border-rule bg-ground px-5 py-3 shadow-lg" />
      )}
    </div>
  );
}
