import type { SkirtCut, SkirtPlace } from '../pattern/kali.ts';
import type { Seam } from '../pattern/sew.ts';

/** A skirt that starts as a cone with folds, so that its cloth is hardly stretched or squeezed; cm. */
export function flaredPlace(
  cut: SkirtCut,
  start: { height: number; halfWidth: number; halfDepth: number; lobes: number; slope: number },
): SkirtPlace {
  const { height, halfWidth, halfDepth, lobes, slope } = start;
  const mean = (halfWidth + halfDepth) / 2;
  const fullness = cut.degrees / 360;
  return (turn, down) => {
    const angle = (turn + 0.5) * 2 * Math.PI;
    const radius = mean + down * slope;
    const needed = fullness * (cut.waist + down);
    const excess = Math.max(0, needed / radius - 1);
    const depth = (1.75 * radius * Math.sqrt(excess / 0.5)) / lobes;
    const phase = lobes * angle + 0.8 * Math.sin(3 * angle + 1) + 0.6 * Math.sin(5 * angle);
    const wave = depth * Math.sin(phase);
    return [
      ((halfWidth + down * slope + wave) * Math.sin(angle)) / 100,
      (-(halfDepth + down * slope + wave) * Math.cos(angle) - 0.2) / 100,
      (height - down * Math.sqrt(1 - slope * slope)) / 100,
    ];
  };
}

/** Sews the kalis to a bodice whose lower edge has half as many sides in front and behind. */
export function waistSeams({ name, kalis }: SkirtCut): Seam[] {
  const quarter = kalis / 4;
  return Array.from({ length: kalis / 2 }, (_, i) => i).flatMap((i): Seam[] => [
    { a: ['front', `waist ${i}`], b: [`${name} ${i + quarter}`, 'waist'], reversed: true },
    { a: ['back', `waist ${i}`], b: [`${name} ${(5 * quarter - 1 - i) % kalis}`, 'waist'] },
  ]);
}
