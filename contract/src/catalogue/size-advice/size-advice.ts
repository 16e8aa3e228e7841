import { z } from 'zod';
import { endpoint } from '../../api/endpoint.ts';
import { nothing, success } from '../../api/envelope.ts';
import { MAX_SIZE_NAME } from '../../values/size.ts';
import { productId } from '../product.ts';
import { MAX_PEOPLE, person } from './person.ts';
import { MIN_FIT_VOTES } from './votes.ts';

const room = z.object({ min: z.number(), max: z.number().nullable() });
const votes = z.object({ small: z.int(), true: z.int(), large: z.int() });

export const getSizeAdvice = endpoint({
  method: 'GET',
  path: '/size-advice/product',
  summary: `The room that a product is meant to leave, in cm, and how its buyers say that it fits, as soon as ${MIN_FIT_VOTES} do`,
  query: z.object({ productId }),
  body: nothing,
  reply: success({
    bands: z.object({ bust: room, waist: room, hip: room }),
    /** null of fewer buyers. */
    votes: votes.nullable(),
    /** Only of sizes of which enough buyers say it. */
    votesBySize: z.record(z.string(), votes),
  }),
});

export const getKeptSize = endpoint({
  method: 'GET',
  path: '/size-advice/kept',
  summary:
    'The size that the shopper last kept of a product of the same kind: delivered, and neither returned nor exchanged in time',
  shopper: 'required',
  query: z.object({ productId }),
  body: nothing,
  reply: success({
    kept: z.object({ size: z.string().max(MAX_SIZE_NAME), productName: z.string() }).nullable(),
  }),
});

const people = success({ people: z.array(person) });

export const listPeople = endpoint({
  method: 'GET',
  path: '/size-advice/people',
  summary: 'The people whose measures the shopper keeps in the account',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: people,
});

export const savePerson = endpoint({
  method: 'POST',
  path: '/size-advice/people/save',
  summary: `Keeps somebody’s measures in the account, of ${MAX_PEOPLE} people at most`,
  shopper: 'required',
  query: nothing,
  body: person,
  reply: people,
});

export const deletePerson = endpoint({
  method: 'POST',
  path: '/size-advice/people/delete',
  summary: 'Deletes somebody’s measures from the account',
  shopper: 'required',
  query: nothing,
  body: z.object({ id: z.uuid() }),
  reply: people,
});
