import { CrossIcon } from '@gulmohar/ui/icons.tsx';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../page/icon.tsx';
import { iconButton } from '../page/icon-link.tsx';
import { PopularSearches } from './popular-searches.tsx';
import { searchMessages as messages } from './search.messages.ts';
import { SearchOptions } from './search-options.tsx';
import { useSearch } from './use-search.ts';

/** A combobox (ARIA pattern: list autocomplete with manual selection) that leads to the collection. */
export function SearchBar({ isClosing, onClose }: { isClosing: boolean; onClose: () => void }) {
  const search = useSearch();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const hasList = search.isListOpen && search.options.length > 0;
  useEffect(() => input.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      search.move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      if (search.isListOpen) search.hideList();
      else onClose();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list closes when the focus leaves the bar
    <div
      className={`search-bar relative border-t border-rule ${isClosing ? 'search-bar-closing' : ''}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) search.hideList();
      }}
    >
      <div className="overflow-hidden">
        <search>
          <form
            className="search-width flex h-18 items-center gap-1"
            onSubmit={(event) => {
              event.preventDefault();
              search.submit();
            }}
          >
            <div className="relative grow">
              <Icon name="search" className="icon absolute top-2.5 left-3 text-muted" />
              <input
                ref={input}
                type="text"
                role="combobox"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={100}
                aria-label={messages.label}
                aria-autocomplete="list"
                aria-expanded={hasList}
                aria-controls={listId}
                aria-activedescendant={search.highlighted < 0 ? undefined : `${listId}-${search.highlighted}`}
                placeholder={messages.placeholder}
                value={search.text}
                onChange={(event) => search.type(event.target.value)}
                onClick={search.showList}
                onKeyDown={onKeyDown}
                className="h-11 w-full border border-muted bg-field pr-3 pl-11 text-ellipsis text-ink -outline-offset-1 placeholder:text-muted"
              />
            </div>
            <button
              type="button"
              aria-label={search.text ? messages.clearText : messages.close}
              className={`${iconButton} -mr-[10px]`}
              onClick={() => {
                if (search.text === '') return onClose();
                search.clear();
                input.current?.focus();
              }}
            >
              <CrossIcon />
            </button>
          </form>
        </search>
      </div>
      <p role="status" className="sr-only">
        {hasList && search.suggestionCount !== undefined && messages.found(search.suggestionCount)}
      </p>
      {search.isListOpen && !isClosing && (
        <div className="absolute inset-x-0 top-full max-h-[60dvh] overflow-y-auto border-b border-rule bg-ground shadow-lg">
          {search.text.trim() === '' ? (
            <PopularSearches onChoose={search.run} />
          ) : (
            <SearchOptions id={listId} search={search} />
          )}
        </div>
      )}
    </div>
  );
}
