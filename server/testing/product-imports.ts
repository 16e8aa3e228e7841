import {
  getImport,
  type ImportDoubt,
  type ProductImport,
  runImport,
  startImport,
} from '@gulmohar/contract/admin/product-import.ts';
import type { TestStaff } from './build-staff.ts';
import type { TestShop } from './test-shop.ts';

export type ProductImports = ReturnType<typeof productImports>;

/** Files of products, as the owner of a test shop sends, checks and imports them. */
export function productImports(shop: TestShop, owner: TestStaff) {
  /** @returns the id of the import, which is not checked yet */
  async function upload(content: string | Buffer): Promise<string> {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/api${startImport.path}?fileName=new.csv`,
      headers: { cookie: owner.cookie, 'content-type': 'text/csv' },
      payload: content,
    });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json().importId;
  }

  async function check(content: string | Buffer): Promise<string> {
    const importId = await upload(content);
    await shop.runJobs();
    return importId;
  }

  async function read(importId: string): Promise<ProductImport> {
    return (await owner.api(getImport, { query: { importId } })).import;
  }

  async function run(importId: string, accepted: ImportDoubt[] = []): Promise<ProductImport> {
    await owner.api(runImport, { body: { importId, accepted } });
    await shop.runJobs();
    return read(importId);
  }

  return { upload, check, read, run };
}
