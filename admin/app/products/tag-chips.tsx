import type { TagGroup } from '@gulmohar/contract/admin/product-list.ts';

type TagChipsProps = {
  /** The values of a group without a name are complete tags. */
  group: TagGroup;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
};

/** The values of a filter as toggle buttons. */
export function TagChips({ group: { group, label, values }, tags, onChange }: TagChipsProps) {
  if (values.length === 0) return null;
  return (
    <fieldset className="mb-2">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {values.map(({ value, label: text }) => {
          const tag = group === '' ? value : `${group}:${value}`;
          const isOn = tags.includes(tag);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isOn}
              onClick={() => onChange(isOn ? tags.filter((one) => one !== tag) : [...tags, tag])}
              className="min-h-10 cursor-pointer border border-rule px-2.5 text-sm enabled:hover:border-ink disabled:cursor-default aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ground"
            >
              {text}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
