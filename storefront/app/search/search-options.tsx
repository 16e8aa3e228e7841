import { Picture } from '@gulmohar/ui/picture.tsx';
import { searchMessages as messages } from './search.messages.ts';
import type { useSearch } from './use-search.ts';

type SearchOptionsProps = { id: string; search: ReturnType<typeof useSearch> };

/** Suggestions or, if there are none, recent searches. The focus stays in the text box. */
export function SearchOptions({ id, search: { options, highlighted, recent, run } }: SearchOptionsProps) {
  if (options.length === 0) return null;
  return (
    <div className="search-width py-3">
      {recent.isShown && (
        <p className="flex min-h-11 items-center justify-between gap-4 text-sm text-muted">
          {messages.recent}
          <button type="button" className="text-link min-h-11 cursor-pointer px-1" onClick={recent.clear}>
            {messages.clearRecent}
          </button>
        </p>
      )}
      <div id={id} role="listbox" aria-label={recent.isShown ? messages.recent : messages.suggestions}>
        {options.map(({ text, image }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: by the combobox pattern, keys are handled by the combobox
          <div
            key={text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === highlighted}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(text)}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-3 hover:bg-panel aria-selected:bg-panel aria-selected:font-semibold"
          >
            {image && (
              <span className="my-1 w-9 shrink-0">
                <Picture src={image} alt="" sizes="2.25rem" />
              </span>
            )}
            {text}
          </div>
        ))}
      </div>
    </div>
  );
}
