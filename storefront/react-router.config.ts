import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Loaders are small; as files of their own they would only cost requests.
  splitRouteModules: false,
  // All routes are known from the start, so browsing needs no requests for their manifests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
