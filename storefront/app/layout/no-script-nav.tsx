import { buttonClass } from '@gulmohar/ui/button.tsx';
import { paths } from '../paths.ts';
import { searchMessages } from '../search/search.messages.ts';
import { layoutMessages as messages } from './layout.messages.ts';
import { NavLinks } from './nav-links.tsx';

/** Replaces the menu and the search bar in a browser without scripts. */
export function NoScriptNav() {
  return (
    <noscript>
      <div className="page-width flex flex-wrap items-center gap-x-6 border-t border-rule py-2">
        <nav aria-label={messages.mainMenu} className="flex flex-wrap gap-x-5 lg:hidden">
          <NavLinks />
        </nav>
        <form action={paths.collection()} className="flex min-w-0 grow gap-2">
          <input
            name="search"
            aria-label={searchMessages.label}
            placeholder={searchMessages.placeholder}
            className="h-12 w-0 grow border border-muted bg-field px-3 placeholder:text-muted"
          />
          <button type="submit" className={buttonClass('secondary')}>
            {searchMessages.open}
          </button>
        </form>
      </div>
    </noscript>
  );
}
