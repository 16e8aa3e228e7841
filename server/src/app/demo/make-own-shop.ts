import type { Database } from '../../platform/database/connection.ts';
import { isOwnShop } from '../../shop/own-shop.ts';
import { removeDemoData } from './remove-demo.ts';

/**
 * Empties the demo for good: besides what `removeDemo` removes, its settings, its look and pages, and its filters unless they are
 * wanted. Does nothing to a shop that is somebody's own.
 */
export async function makeOwnShop(db: Database, { keepsFilters }: { keepsFilters: boolean }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await isOwnShop(trx)) return;
    await removeDemoData(trx);
    await trx.deleteFrom('shop_setting').where('name', '<>', 'opening').execute();
    await trx.deleteFrom('site_document').execute();
    await trx.deleteFrom('site_version').execute();
    await trx.deleteFrom('redirect_miss').execute();
    if (keepsFilters) return;
    await trx.deleteFrom('filter_value').execute();
    await trx.deleteFrom('filter_definition').execute();
  });
}
