import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { keepInRow } from './keep-in-row.ts';

export type Tab<Name extends string> = { name: Name; label: string };

type TabListProps<Name extends string> = {
  id: string;
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A single stop for the Tab key; arrow keys, Home and End move (WAI-ARIA, tabs pattern). */
export function TabList<Name extends string>({ id, label, tabs, chosen, onChoose }: TabListProps<Name>) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab becomes the selected one
  useEffect(() => keepInRow(row.current, '[aria-selected="true"]'), [chosen]);

  function moveByKey(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.name === chosen);
    const last = tabs.length - 1;
    const step = steps[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step && (at + step + tabs.length) % tabs.length;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.name);
    document.getElementById(`${id}-tab-${tab.name}`)?.focus();
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={moveByKey}
      className="flex justify-between overflow-x-auto border-b border-rule sm:justify-start"
    >
      {tabs.map(({ name, label: text }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-controls={`${id}-panel-${name}`}
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
          className="min-h-12 shrink-0 cursor-pointer border-b-2 border-transparent px-1.5 text-sm font-semibold sm:px-4 sm:text-base text-muted -outline-offset-2 hover:text-ink aria-selected:border-primary aria-selected:text-ink"
        >
          {text}
        </button>
      ))}
    </div>
  );
}

type TabPanelProps = { id: string; name: string; isShown: boolean; children: ReactNode };

export function TabPanel({ id, name, isShown, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${name}`}
      aria-labelledby={`${id}-tab-${name}`}
      hidden={!isShown}
      className="pt-6"
    >
      {children}
    </div>
  );
}
