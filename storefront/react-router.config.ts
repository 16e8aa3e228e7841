import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Every link is known from the start: no request for a route's manifest while browsing.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
