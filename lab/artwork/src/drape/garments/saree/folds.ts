/** A point in folded cloth: its position across and its distance outwards, cm. */
export type Fold = { across: number; out: number };

type Pleating = {
  /** The width of the cloth, and the number of equal pleats in it. */
  width: number;
  pleats: number;
  /** Thickness of the bundle. */
  thickness: number;
  /** 0 folds like a knife's edge, 1 in soft waves. */
  round: number;
};

/** Folds cloth to a width of `lying` cm. If little has to be folded away, pleats open into shallow waves. */
export function folded(x: number, { width, pleats, thickness, round }: Pleating, lying: number): Fold {
  const cloth = width / pleats;
  const advance = Math.min(cloth, lying / pleats);
  const index = Math.min(pleats - 1, Math.max(0, Math.floor(x / cloth)));
  const part = (x - index * cloth) / cloth;
  const spare = 1 - advance / cloth;
  const wave = waved(part, advance, cloth, spare, thickness);
  const knife = knifed(part, advance, cloth, thickness * Math.min(1, spare * 2.6));
  // Cloth that lies open has no sharp folds.
  const soft = Math.max(round, smooth((0.42 - spare) / 0.24));
  return {
    across: index * advance + knife.across + (wave.across - knife.across) * soft,
    out: knife.out + (wave.out - knife.out) * soft,
  };
}

/** Over to the right, and most of the way back underneath. */
function knifed(part: number, advance: number, cloth: number, thickness: number): Fold {
  const over = (cloth + advance) / 2;
  const within = part * cloth;
  if (within < over) return { across: within, out: (thickness * within) / over };
  const back = within - over;
  return { across: over - back, out: thickness * (1 - back / (cloth - over || 1)) };
}

/** An S that leans over as far as the spare cloth allows. */
function waved(part: number, advance: number, cloth: number, spare: number, thickness: number): Fold {
  const turn = 2 * Math.PI * part;
  const lean = Math.max(0, spare - 0.3) * cloth * 0.42;
  const depth = Math.min(thickness * 1.5, (cloth / Math.PI) * Math.sqrt(Math.max(0, spare)) * 1.1);
  return {
    across: advance * part + lean * (Math.sin(turn - 2.4) + Math.sin(2.4)),
    out: (depth * (1 - Math.cos(turn))) / 2,
  };
}

function smooth(t: number): number {
  const within = Math.min(1, Math.max(0, t));
  return within * within * (3 - 2 * within);
}
