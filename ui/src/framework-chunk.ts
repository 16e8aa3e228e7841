/**
 * For Vite's `codeSplitting`: puts React and its router into a file that stays in browsers' caches when only
 * the shop's own code changes.
 */
export const frameworkChunk = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  priority: 2,
};
