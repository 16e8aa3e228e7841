import path from 'node:path';

/**
 * The path of a program of the server: in the bundle that `npm test` builds (scripts/bundle-server.mjs), or
 * in the sources.
 * @param name `main`, the shop, or `cli`, the operator's tool
 */
export function program(name: 'main' | 'cli'): string {
  const { SERVER_BUNDLE } = process.env;
  return SERVER_BUNDLE
    ? path.join(SERVER_BUNDLE, `${name}.mjs`)
    : path.join(import.meta.dirname, `../src/${name}.ts`);
}
