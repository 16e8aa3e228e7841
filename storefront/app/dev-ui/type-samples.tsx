import { Sample } from './sample.tsx';

const grounds = ['bg-ground', 'bg-panel', 'bg-field', 'bg-rule'];
const fills = [
  'bg-ink',
  'bg-heading',
  'bg-primary',
  'bg-link',
  'bg-success',
  'bg-problem',
  'bg-wish',
  'bg-marigold',
];
const sizes = ['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl', 'text-4xl'];

export function TypeSamples() {
  return (
    <>
      <Sample name="Colours">
        {[...grounds, ...fills].map((colour) => (
          <div key={colour} className="w-20 text-sm text-muted">
            <div className={`h-14 border border-rule ${colour}`} />
            {colour.slice(3)}
          </div>
        ))}
      </Sample>
      <Sample name="Type">
        <div className="grid gap-2">
          {sizes.map((size) => (
            <p key={size} className={`${size} font-display leading-tight text-heading`}>
              Cloth that blooms · गुलमोहर
            </p>
          ))}
          <p>Hand-block kurtis, festive sets and little lehengas.</p>
          <p className="text-muted">Secondary text, and a price of</p>
          <p className="font-semibold tabular-nums">₹1,299 ₹12,450</p>
        </div>
      </Sample>
    </>
  );
}
