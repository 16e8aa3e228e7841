import { z } from 'zod';

export function text(max: number, missing: string) {
  return z.string({ error: missing }).trim().min(1, missing).max(max, atMost(max));
}

export function optionalText(max: number) {
  return z.string().trim().max(max, atMost(max));
}

function atMost(max: number): string {
  return `At most ${max.toLocaleString('en-IN')} characters`;
}
