import { z } from 'zod';

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Please enter a colour, such as #c8371b');

/** How the shop looks. Its colours come from three of the owner's (`theme-colours.ts`). */
export const theme = z.object({
  colours: z.object({
    brand: colour,
    accent: colour,
    link: colour,
    ground: z.enum(['warm', 'plain', 'cool']),
    /** Whether the shop has dark colours for those whose device asks for them. */
    hasDark: z.boolean(),
  }),
});
export type Theme = z.output<typeof theme>;

export const defaultTheme: Theme = {
  colours: { brand: '#c8371b', accent: '#f3b53f', link: '#1f2f5c', ground: 'warm', hasDark: true },
};
