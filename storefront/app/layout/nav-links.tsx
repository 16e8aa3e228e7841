import { type ReactNode, useRef } from 'react';
import { NavLink } from 'react-router';
import { useCategories, useMenus } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import type { TextLink } from './links.ts';
import { SubMenu } from './sub-menu.tsx';
import { usePageState } from './use-page-state.ts';

export function NavLinks() {
  return useMenus().main.map((link) => <MainLink key={link.text} {...link} />);
}

/** The main links with those of the second level below them, for the menu of a phone. */
export function NavTree() {
  return useMainMenu().map(({ below, ...link }) => (
    <div key={link.text}>
      <MainLink {...link} />
      {below.length > 0 && <SubMenu links={below} className="mb-2 border-l border-rule pl-4" />}
    </div>
  ));
}

/** The main links; those of the second level open below one while it is hovered or focused. */
export function NavBar() {
  return useMainMenu().map(({ below, ...link }) =>
    below.length > 0 ? (
      <OpeningMenu key={link.text} links={below}>
        <MainLink {...link} />
      </OpeningMenu>
    ) : (
      <MainLink key={link.text} {...link} />
    ),
  );
}

function useMainMenu(): (TextLink & { below: TextLink[] })[] {
  const categories = useCategories().map(({ value, displayName }) => ({
    text: displayName,
    to: paths.collection({ category: value }),
  }));
  return useMenus().main.map(({ text, to, hasCategories, links }) => ({
    text,
    to,
    below: hasCategories ? [...categories, ...links] : links,
  }));
}

function MainLink({ text, to }: TextLink) {
  return (
    <NavLink to={to} end discover="none" prefetch="intent" className="nav-link">
      {text}
    </NavLink>
  );
}

function OpeningMenu({ links, children }: { links: TextLink[]; children: ReactNode }) {
  const [isOpen, setOpen] = usePageState(false);
  const area = useRef<HTMLDivElement>(null);
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
        <SubMenu
          links={links}
          className="absolute top-full -left-5 w-52 border border-rule bg-ground px-5 py-3 shadow-lg"
        />
      )}
    </div>
  );
}
