import * as api from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { shopperRoute } from '../session/shopper-route.ts';
import { deletePerson, findPeople, savePerson } from './size-person.store.ts';

type Needs = { db: Database };

/** `/api/size-advice/people`: whose measures a shopper keeps. */
export function sizePersonRoutes({ db }: Needs): Route[] {
  return [
    shopperRoute(api.listPeople, {}, async ({ shopper }) => ({
      people: await findPeople(db, shopper.userId),
    })),

    shopperRoute(api.savePerson, {}, async ({ body, shopper }) => {
      await savePerson(db, shopper.userId, body);
      return { people: await findPeople(db, shopper.userId) };
    }),

    shopperRoute(api.deletePerson, {}, async ({ body, shopper }) => {
      await deletePerson(db, shopper.userId, body.id);
      return { people: await findPeople(db, shopper.userId) };
    }),
  ];
}
