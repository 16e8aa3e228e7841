/**
 * For Vite's `treeshake.manualPureFunctions`: the calls that make up the contract. They only describe data, so the
 * bundler may drop the schemas and endpoints that a page does not use.
 */
export const pureCalls = ['z', 'endpoint', 'staffEndpoint', 'oneClickEndpoint', 'success'];
