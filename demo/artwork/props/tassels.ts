import type { Point } from '../drawing/geometry.ts';
import { mixHex } from '../patterns/colour.ts';
import type { Fabric } from '../patterns/fabric.ts';
import { randomStream } from '../patterns/random.ts';

/** Knotted tassels along the end of a cloth. */
export function tassels(line: Point[], fabric: Fabric, seed: number): string {
  const random = randomStream(seed + 5);
  const thread = mixHex(fabric.edge, '#d8ad52', 0.45);
  const dark = mixHex(thread, '#1d0e06', 0.6);
  const light = mixHex(thread, '#fff0c8', 0.55);
  return line
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => {
      const strands = Array.from({ length: 7 }, (_, k) => {
        const sway = (k - 3) * 1.7 + (random() - 0.5) * 3;
        const length = 44 + random() * 9;
        const colour = [dark, thread, light, thread][k % 4];
        return `<path d="M${(x + (k - 3) * 0.8).toFixed(1)},${(y + 9).toFixed(1)}q${(sway * 0.4).toFixed(1)},${(length * 0.5).toFixed(1)} ${sway.toFixed(1)},${length.toFixed(1)}" stroke="${colour}" stroke-width="1.7" fill="none"/>`;
      }).join('');
      const shade = `<path d="M${x + 6},${y + 16}q2,24 1,46" stroke="#2b180c" stroke-width="9" opacity=".16" fill="none"/>`;
      return `${shade}<path d="M${x},${y - 3}v9" stroke="${dark}" stroke-width="3"/>${strands}<ellipse cx="${x}" cy="${y + 9}" rx="4.4" ry="4" fill="${thread}"/><ellipse cx="${x - 1}" cy="${y + 7.6}" rx="2" ry="1.5" fill="${light}" opacity=".8"/>`;
    })
    .join('');
}
