import { Icon } from '../page/icon.tsx';
import { iconButton } from '../page/icon-link.tsx';
import { paths } from '../paths.ts';
import { searchMessages as messages } from './search.messages.ts';
import { SEARCH_BUTTON_ID } from './use-search-bar.ts';

/** Opens the search bar and goes to the collection; without JavaScript it only goes to the collection. */
export function SearchButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <form
      action={paths.collection()}
      onSubmit={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      <button
        id={SEARCH_BUTTON_ID}
        type="submit"
        aria-label={messages.open}
        aria-expanded={isOpen}
        className={iconButton}
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
