import { vi } from 'vitest';

/**
 * Tests draw cloth at a sixth of the shop's resolution, many times faster, with every drawing step the same.
 * It is as light as fine cloth, and their pictures are so small that it is not visible.
 */
vi.mock('./palette.ts', async (original) => ({
  ...(await original<object>()),
  GROUND_DETAIL: 5,
  BORDER_DETAIL: 8,
}));
