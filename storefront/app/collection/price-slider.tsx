import type { PriceSpread } from '@gulmohar/contract/catalogue/filter.ts';
import { useEffect, useRef, useState } from 'react';
import { type PriceBounds, type PriceLimits, toBounds, toLimits } from './price-bounds.ts';

type PriceSliderProps = {
  spread: PriceSpread;
  min: number | null;
  max: number | null;
  /** Its texts come from the page, whose files it shares none of. */
  labels: { lowest: string; highest: string };
  inRupees: (rupees: number) => string;
  /** While a thumb moves. */
  onSlide: (limits: PriceLimits) => void;
  /** When it has been let go. */
  onCommit: () => void;
};

/** Two native sliders on one track, below a bar for each step of the prices. Without JavaScript the fields do. */
export default function PriceSlider({
  spread,
  min,
  max,
  labels,
  inRupees,
  onSlide,
  onCommit,
}: PriceSliderProps) {
  const { lowest, highest, thumbStep, bounds } = toBounds(spread, [min, max]);
  const [held, setHeld] = useState<PriceBounds>();
  const [low, high] = held ?? bounds;

  function slide(next: PriceBounds): void {
    setHeld(next);
    onSlide(toLimits(spread, next));
  }

  function letGo(): void {
    onCommit();
    setHeld(undefined);
  }

  const track = { min: lowest, max: highest, step: thumbStep, inRupees, onLetGo: letGo };
  return (
    <>
      <Bars spread={spread} low={low} high={high} />
      <div className="price-track">
        <Thumb
          label={labels.lowest}
          value={low}
          isAbove={low > (lowest + highest) / 2}
          onSlide={(value) => slide([Math.min(value, high - thumbStep), high])}
          {...track}
        />
        <Thumb
          label={labels.highest}
          value={high}
          onSlide={(value) => slide([low, Math.max(value, low + thumbStep)])}
          {...track}
        />
      </div>
    </>
  );
}

const BARS_HEIGHT = 40;

/** Those within the range stand out. */
function Bars({
  spread: { from, step, counts },
  low,
  high,
}: {
  spread: PriceSpread;
  low: number;
  high: number;
}) {
  const tallest = Math.max(...counts);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${counts.length} ${BARS_HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-12 w-full px-2.5"
    >
      {counts.map((count, index) => {
        const start = from + index * step;
        // The least one can still be seen.
        const height = count === 0 ? 0 : Math.max(2, (count / tallest) * BARS_HEIGHT);
        const isWithin = start < high && start + step > low;
        return (
          <rect
            key={start}
            x={index + 0.06}
            y={BARS_HEIGHT - height}
            width={0.88}
            height={height}
            className={isWithin ? 'fill-primary/60' : 'fill-rule'}
          />
        );
      })}
    </svg>
  );
}

type ThumbProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** Where both thumbs are at the right end, this one must be in reach. */
  isAbove?: boolean;
  inRupees: (rupees: number) => string;
  onSlide: (value: number) => void;
  onLetGo: () => void;
};

function Thumb({ label, value, isAbove = false, inRupees, onSlide, onLetGo, ...range }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // React calls every movement a change; the browser's own event comes once, when the thumb is let go.
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('change', onLetGo);
    return () => element?.removeEventListener('change', onLetGo);
  });
  return (
    <input
      ref={input}
      type="range"
      aria-label={label}
      aria-valuetext={inRupees(value)}
      value={value}
      onChange={({ target }) => onSlide(Number(target.value))}
      className={`price-thumb ${isAbove ? 'z-10' : ''}`}
      {...range}
    />
  );
}
