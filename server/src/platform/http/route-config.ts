import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declaration merging needs an interface
  interface FastifyContextConfig {
    onlyReads?: boolean;
    takes?: readonly string[];
  }
}

type RouteConfig = { onlyReads: boolean; takes: readonly string[] | undefined };

export function routeConfig({ routeOptions: { config } }: FastifyRequest): RouteConfig {
  return { onlyReads: config.onlyReads ?? false, takes: config.takes };
}
