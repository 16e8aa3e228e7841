import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known from the start, so browsing needs no requests for their manifests.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
