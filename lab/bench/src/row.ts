/** A line of the table. Without a value, `what` is the reason. */
export type Row = {
  id: string;
  what: string;
  value: number | null;
  unit: string;
  /** The other checkout's figure; absent if none is measured. */
  beside?: number | null;
  limit: number | null;
  ratio: number | null;
  target: string;
  met: boolean;
};

export type About = Pick<Row, 'id' | 'what' | 'unit'>;

export type Measured = { ours: number; beside?: number | undefined; limit?: number | undefined };

/** `ratio`: the least share of the limit. The others are about the figure itself. */
export type Target = { ratio: number } | { atLeast: number } | { atMost: number } | { below: number };

export function row(about: About, { ours, beside, limit }: Measured, target: Target): Row {
  const ratio = limit === undefined ? Number.NaN : ours / limit;
  return {
    ...about,
    value: rounded(ours),
    ...(beside !== undefined && { beside: rounded(beside) }),
    limit: limit === undefined ? null : rounded(limit),
    ratio: rounded(ratio),
    ...judge(ours, ratio, target),
  };
}

function judge(value: number, ratio: number, target: Target): Pick<Row, 'target' | 'met'> {
  if ('ratio' in target) return { target: `ratio ≥ ${target.ratio}`, met: ratio >= target.ratio };
  if ('atLeast' in target) return { target: `≥ ${target.atLeast}`, met: value >= target.atLeast };
  if ('atMost' in target) return { target: `≤ ${target.atMost}`, met: value <= target.atMost };
  return { target: `< ${target.below}`, met: value < target.below };
}

export function missingRow(id: string, reason: string): Row {
  const missing = { value: null, unit: '', limit: null, ratio: null, target: '', met: false };
  return { id, what: `not measured: ${reason.split('\n', 1)[0]}`, ...missing };
}

/** Rounds to three significant digits; more would be noise. JSON has no NaN. */
function rounded(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
