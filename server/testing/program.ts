import path from 'node:path';

/** Returns the path of a program of the server: `main`, the shop, or `cli`, the operator's tool. */
export function program(name: 'main' | 'cli'): string {
  return path.join(import.meta.dirname, `../src/${name}.ts`);
}
