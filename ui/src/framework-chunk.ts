/** For Vite's `codeSplitting`: React and its router in a file that browsers keep when only the shop's own code changes. */
export const frameworkChunk = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  priority: 2,
};
