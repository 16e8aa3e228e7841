import { checkShopImport, runShopImport } from '@gulmohar/contract/admin/shop-import-calls.ts';
import type { TestStaff } from './build-staff.ts';
import { mapping } from './importing-shop.ts';
import { PHONE, unseen } from './marker.ts';
import { sendShopFile } from './send-shop-file.ts';
import type { TestShop } from './test-shop.ts';

const DAY_MS = 24 * 3_600_000;

type Marked = { email: string; mark: (place: string) => string };

/** The owner imports what another shop knew of the shopper, and leaves a further file that is not imported. */
export async function markImports(shop: TestShop, owner: TestStaff, { email, mark }: Marked): Promise<void> {
  const customers = `First Name,Email,Accepts Email Marketing,Phone,Note,Tags\nA,${email},no,${unseen('phone')},${mark('earlier-note')},${mark('earlier-tag')}`;
  const at = new Date(Date.now() - DAY_MS).toISOString();
  const orders = `Name,Email,Financial Status,Total,Created at,Lineitem name,Shipping Name,Shipping Street,Shipping Phone\n${mark('earlier-order')},${email},paid,100.00,${at},Kurti,${mark('earlier-buyer')},${mark('earlier-street')},${PHONE}`;
  const { importId } = await sendShopFile(shop, owner.cookie, customers);
  await sendShopFile(shop, owner.cookie, orders, importId);
  await owner.api(checkShopImport, { body: { importId, mapping } });
  await shop.runJobs();
  await owner.api(runShopImport, { body: { importId } });
  await shop.runJobs();
  await sendShopFile(shop, owner.cookie, customers);
}
