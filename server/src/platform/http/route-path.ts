import { type Endpoint, fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { z } from 'zod';

/** `/sitemaps/{file}.xml` becomes `/sitemaps/:file(^\d{1,6}$).xml`. */
export function routePath({ params, ...endpoint }: Pick<Endpoint, 'absolute' | 'path' | 'params'>): string {
  const { properties = {} } = params ? z.toJSONSchema(params, { io: 'input' }) : {};
  return fullPath(endpoint).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = properties[name];
    if (typeof schema !== 'object')
      throw new Error(`${endpoint.path} does not describe its parameter ${name}`);
    return schema.pattern ? `:${name}(${schema.pattern})` : `:${name}`;
  });
}
