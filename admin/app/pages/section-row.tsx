import type { Section } from '@gulmohar/contract/site/page-document.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';
import { nameOf } from './section-name.ts';
import { SectionPanel, type SectionPanelProps } from './section-panel.tsx';

type SectionRowProps = SectionPanelProps & { isOpen: boolean; onToggle: () => void };

/** A section with its settings below it; those with an error are open. */
export function SectionRow({ isOpen, onToggle, ...panel }: SectionRowProps) {
  const { section, errors } = panel;
  const isExpanded = isOpen || errors.size > 0;
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-expanded={isExpanded}
        onClick={onToggle}
        className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 text-left"
      >
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.6}
          className={`size-5 shrink-0 transition-transform ${isExpanded ? '' : '-rotate-90'}`}
        />
        <span className={section.isShown ? '' : 'text-muted'}>{nameOf(section)}</span>
        <SectionState section={section} />
      </button>
      {isExpanded && <SectionPanel {...panel} />}
    </div>
  );
}

function SectionState({ section: { isShown, from, until } }: { section: Section }) {
  if (!isShown) return <Badge>Off</Badge>;
  return (
    <>
      {from && <Badge tone="wait">From {showDateTime(from)}</Badge>}
      {until && <Badge tone="wait">Until {showDateTime(until)}</Badge>}
    </>
  );
}
