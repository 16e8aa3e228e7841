import { purgeUnconfirmed } from '../accounts/alert/end-alerts.ts';
import { purgeOldGrievances } from '../accounts/grievance/grievances.ts';
import { purgeOldSessions } from '../accounts/session/end-sessions.ts';
import { purgeOldDevices } from '../accounts/session/known-devices.ts';
import { purgeOldLinks } from '../accounts/user/link-tokens.ts';
import { purgeOldCampaigns } from '../admin/campaign/campaign.store.ts';
import { purgePrintRuns } from '../admin/print/print-progress.ts';
import { purgeStockRequests } from '../admin/product/record-stock-once.ts';
import { purgeImports } from '../admin/product-import/import.store.ts';
import { purgeOldStaffSessions } from '../admin/session/staff-sessions.ts';
import { purgeShopImports } from '../admin/shop-import/forget-persons.ts';
import { purgeOldMisses } from '../catalogue/redirect/address-counter.ts';
import { purgeOldSearches } from '../catalogue/search/count-search.ts';
import { purgeOldHints } from '../fulfilment/courier/forget-old.ts';
import { purgeOldOrderLinks } from '../fulfilment/message/phone/order-link.ts';
import { anonymiseFinishedOrders, anonymiseLaterTexts } from '../fulfilment/my-orders/anonymise-orders.ts';
import { purgeOldCodes } from '../fulfilment/my-orders/tracking/tracking-code.ts';
import { purgePackings } from '../fulfilment/parcel/packing/purge-packings.ts';
import { purgePastOrders } from '../fulfilment/past-order/past-orders.ts';
import { purgeUnsentPictures } from '../fulfilment/review/own-pictures.ts';
import { eraseOldDocuments } from '../fulfilment/tax/erase-old-documents.ts';
import { expireCredit } from '../payments/credit/expire-credit.ts';
import type { Database } from '../platform/database/connection.ts';
import { purgeOldCounters } from '../platform/http/rate-limiter.ts';
import { purgeDeliveries } from '../platform/outgoing-webhook/purge-deliveries.ts';
import { purgeFailedJobs } from '../platform/personal-data/purge-failed-jobs.ts';
import {
  anonymiseAbandonedCheckouts,
  anonymiseLeftCheckouts,
} from '../sales/checkout/anonymise-checkouts.ts';
import { purgeOldCodBlocks } from '../sales/cod/cod-blocks.ts';
import { forgetGiftCards } from '../sales/gift-card/forget-gift-cards.ts';
import { purgeOldReminders } from '../sales/reminder/reminder.store.ts';
import { forgetAddresses } from '../sales/reservation/reservation.store.ts';
import { purgeOldVisits } from '../shop/visit/sum-visits.ts';

/** Deletes personal data and counters that are no longer needed; runs every night. */
export async function purgeExpired(db: Database): Promise<void> {
  await purgeOldSessions(db);
  await purgeOldStaffSessions(db);
  await purgeImports(db);
  await purgeShopImports(db);
  await purgePastOrders(db);
  await purgeStockRequests(db);
  await purgePrintRuns(db);
  await purgePackings(db);
  await purgeUnsentPictures(db);
  await purgeOldDevices(db);
  await purgeOldLinks(db);
  await purgeOldGrievances(db);
  await purgeUnconfirmed(db);
  await purgeOldCodes(db);
  await purgeOldCounters(db);
  await purgeOldSearches(db);
  await purgeOldMisses(db);
  await purgeOldVisits(db);
  await anonymiseFinishedOrders(db);
  await anonymiseLaterTexts(db);
  await anonymiseAbandonedCheckouts(db);
  await forgetAddresses(db);
  await purgeOldReminders(db);
  await purgeOldCampaigns(db);
  await purgeOldCodBlocks(db);
  await anonymiseLeftCheckouts(db);
  await eraseOldDocuments(db);
  await purgeOldHints(db);
  await purgeOldOrderLinks(db);
  await purgeDeliveries(db);
  await purgeFailedJobs(db);
  await expireCredit(db);
  await forgetGiftCards(db);
}
