import { type Business, type BusinessFigure, figureOf } from '@gulmohar/contract/admin/business.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { changeOf, showFigure } from './show-figure.ts';

type FigureCardProps = {
  name: BusinessFigure;
  data: Pick<Business, 'now' | 'before'>;
  isChosen: boolean;
  onChoose: () => void;
};

/** One figure and its change. When selected, the chart shows it. */
export function FigureCard({ name, data: { now, before }, isChosen, onChoose }: FigureCardProps) {
  const change = changeOf(name, now, before);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`flex size-full cursor-pointer flex-col border-b-3 px-4 py-3 text-left hover:bg-panel ${isChosen ? 'border-primary bg-panel' : 'border-transparent'}`}
    >
      <span className="block text-sm text-muted">{figureOf(name).title}</span>
      <span className="block font-display text-2xl whitespace-nowrap text-heading tabular-nums">
        {showFigure(name, now)}
      </span>
      {name === 'sales' && now.refunded > 0 && (
        <span className="block text-sm text-muted">
          <span className="whitespace-nowrap">{formatRupees(now.gross)} gross</span>,{' '}
          <span className="whitespace-nowrap">{formatRupees(now.refunded)} refunded</span>
        </span>
      )}
      <span className="block text-sm">
        {change && (
          <span className={change.isGood ? 'text-success' : change.isBad ? 'text-problem' : ''}>
            {change.text}
          </span>
        )}
        <span className="text-muted">
          {change ? `, ${showFigure(name, before)} before` : 'nothing to compare with'}
        </span>
      </span>
    </button>
  );
}
