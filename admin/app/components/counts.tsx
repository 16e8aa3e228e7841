type CountsProps = {
  counts: readonly { label: string; count: number; note?: string }[];
  /** How many stand side by side on a wide screen. */
  className: string;
};

/** Numbers with their names, and amounts below them. */
export function Counts({ counts, className }: CountsProps) {
  return (
    <dl className={`grid grid-cols-2 gap-x-6 gap-y-4 ${className}`}>
      {counts.map(({ label, count, note }) => (
        <div key={label} className="border-t border-rule pt-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-2xl text-heading tabular-nums">{count}</dd>
          {note && <dd className="text-sm text-muted tabular-nums">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
