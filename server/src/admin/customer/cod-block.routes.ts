import * as api from '@gulmohar/contract/admin/cod-block.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { openPhoneHash } from '../../platform/secrets/phone-hash.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { findCodBlocks, type OpenCodBlock } from '../../sales/cod/cod-blocks.ts';
import { staffRoute } from '../session/staff-route.ts';
import { blockCod, contestCodBlock, liftCodBlock } from './cod-block.ts';

type Needs = { db: Database; secrets: Secrets };

export function codBlockRoutes({ db, secrets }: Needs): Route[] {
  const hashPhone = openPhoneHash(secrets);
  return [
    staffRoute(api.listCodBlocks, {}, async ({ query }) => ({
      blocks: (await findCodBlocks(db, query.userId)).map(present),
    })),

    staffRoute(api.blockCod, {}, async ({ body, staff }) => {
      await blockCod(db, staff, hashPhone, body);
      return {};
    }),

    staffRoute(api.contestCodBlock, {}, async ({ body, staff }) => {
      await contestCodBlock(db, staff, body);
      return {};
    }),

    staffRoute(api.liftCodBlock, {}, async ({ body, staff }) => {
      await liftCodBlock(db, staff, body);
      return {};
    }),
  ];
}

/** Maps a row to what staff see, without the hash of the phone number. */
function present(block: OpenCodBlock): api.CodBlock {
  const { id, user_id, customer, reason, until, staff_name, at, contested_at, contest_note } = block;
  return {
    blockId: id,
    userId: user_id,
    customer,
    reason,
    staffName: staff_name,
    until: until.toISOString(),
    at: at.toISOString(),
    contested: contested_at && { at: contested_at.toISOString(), note: contest_note ?? '' },
  };
}
