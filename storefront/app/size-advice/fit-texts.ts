import type { FitVerdict } from '@gulmohar/contract/catalogue/size-advice/votes.ts';

/** What product pages show before anybody asks for a size. */
export const fitTexts = {
  ask: 'Which size fits me?',
  verdict: ({ fit, count, of }: FitVerdict) =>
    fit === 'true' ? `True to size: ${count} of ${of}` : `Runs ${fit}: ${count} of ${of} say so`,
  ofSize: (size: string, verdict: string) =>
    `Size ${size}: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}`,
};
