import { z } from 'zod';

/** How closely a garment is meant to sit. */
export const cuts = ['slim', 'regular', 'relaxed'] as const;
export type Cut = (typeof cuts)[number];

/** How much wider than the body a garment is meant to be, in cm; without `max` it may be any wider. */
const band = z
  .object({
    min: z.number('Please enter centimetres').min(-20, 'At least −20 cm').max(100, 'At most 100 cm'),
    max: z
      .number('Please enter centimetres')
      .min(-20, 'At least −20 cm')
      .max(100, 'At most 100 cm')
      .nullable(),
  })
  .refine(({ min, max }) => max === null || max >= min, {
    error: 'Please enter at least the smallest room',
    path: ['max'],
  });
export type Band = z.infer<typeof band>;

const bands = z.object({ bust: band, waist: band, hip: band });
export type Bands = z.infer<typeof bands>;

export const sizeAdviceSettings = z.object({
  slim: bands,
  regular: bands,
  relaxed: bands,
  /** Cloth that gives needs so many cm less. */
  knitLess: z.number('Please enter centimetres').min(0, 'At least 0 cm').max(10, 'At most 10 cm'),
});
export type SizeAdviceSettings = z.infer<typeof sizeAdviceSettings>;

export const DEFAULT_EASE: SizeAdviceSettings = {
  slim: { bust: { min: 4, max: 6 }, waist: { min: 4, max: 6 }, hip: { min: 4, max: 8 } },
  regular: { bust: { min: 8, max: 12 }, waist: { min: 6, max: 10 }, hip: { min: 8, max: 12 } },
  relaxed: { bust: { min: 14, max: 20 }, waist: { min: 10, max: null }, hip: { min: 12, max: null } },
  knitLess: 2,
};

const SLIM = /^(slim|fitted|close|body)/i;
const RELAXED = /^(relaxed|loose|easy|oversized|boxy)/i;
const FLARED = /flare|a-line|anarkali|kaftan|gathered|sharara|ghagra|lehenga/i;
const KNIT = /knit|jersey|\brib|stretch|elastane|spandex|lycra/i;

/**
 * Returns the room that a product is meant to leave: the owner's, by the first word of its fit. What is flared may be
 * any wider at the hip.
 */
export function bandsOf({ fit, fabric }: { fit: string; fabric: string }, ease: SizeAdviceSettings): Bands {
  const cut: Cut = SLIM.test(fit) ? 'slim' : RELAXED.test(fit) ? 'relaxed' : 'regular';
  const less = KNIT.test(fabric) ? ease.knitLess : 0;
  const lessened = ({ min, max }: Band): Band => ({ min: min - less, max: max === null ? null : max - less });
  const { bust, waist, hip } = ease[cut];
  return {
    bust: lessened(bust),
    waist: lessened(waist),
    hip: lessened(FLARED.test(fit) ? { ...hip, max: null } : hip),
  };
}
