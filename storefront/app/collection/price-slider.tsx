import type { PriceSpread } from '@gulmohar/contract/catalogue/filter.ts';
import { useEffect, useRef, useState } from 'react';
import { type PriceBounds, type PriceLimits, toBounds, toLimits } from './price-bounds.ts';

type PriceSliderProps = {
  spread: PriceSpread;
  min: number | null;
  max: number | null;
  /** The texts come as props, because the slider's script shares no files with the page. */
  labels: { lowest: string; highest: string };
  inRupees: (rupees: number) => string;
  /** Called while a thumb moves. */
  onSlide: (limits: PriceLimits) => void;
  /** Called when it is released. */
  onCommit: () => void;
};

/**
 * Two native sliders on one track, below a bar chart of the prices. Without JavaScript the fields replace it.
 */
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

/** Highlights the bars within the range. */
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
        // Keeps the smallest bar visible.
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
  /** Puts this thumb on top, so that it stays reachable when both are at the right end. */
  isAbove?: boolean;
  inRupees: (rupees: number) => string;
  onSlide: (value: number) => void;
  onLetGo: () => void;
};

function Thumb({ label, value, isAbove = false, inRupees, onSlide, onLetGo, ...range }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // React fires a change event for every movement; the browser's own event fires once, on release.
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
