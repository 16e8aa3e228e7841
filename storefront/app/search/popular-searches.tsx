import { searchMessages as messages } from './search.messages.ts';

export function PopularSearches({ onChoose }: { onChoose: (term: string) => void }) {
  return (
    <div className="search-width py-4">
      <p id="popular-searches" className="mb-3 text-sm text-muted">
        {messages.popular}
      </p>
      <ul aria-labelledby="popular-searches" className="flex flex-wrap gap-2">
        {messages.chips.map((term) => (
          <li key={term}>
            <button
              type="button"
              className="min-h-11 cursor-pointer rounded-full border border-rule px-4 hover:border-ink"
              onClick={() => onChoose(term)}
            >
              {term}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
