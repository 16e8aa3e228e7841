import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { richText } from '../values/rich-text.ts';

/** The last part of a collection's address. */
export const collectionHandle = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter the last part of the address, such as festive-wear')
  .max(80, 'At most 80 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Only a to z, digits and single hyphens, such as festive-wear');

const listedCollection = z.object({
  handle: z.string(),
  title: z.string(),
  image: z.string().optional(),
  imageAlt: z.string(),
});

const collection = listedCollection.extend({
  story: richText,
  seoTitle: z.string(),
  seoDescription: z.string(),
});
export type Collection = z.infer<typeof collection>;

export const listCollections = endpoint({
  method: 'GET',
  path: '/collection/list',
  summary:
    'The collections in the owner’s order; `collection` of `GET /product/list` lists the products of one',
  query: nothing,
  body: nothing,
  reply: success({ collections: z.array(listedCollection) }),
});

export const getCollection = endpoint({
  method: 'GET',
  path: '/collection/single',
  summary: 'One collection with its story',
  query: z.object({ handle: z.string().min(1).max(80) }),
  body: nothing,
  reply: success({ collection }),
});
