import { expect } from 'vitest';
import { runChecks } from '../src/app/doctor/run-checks.ts';
import type { TestShop } from './test-shop.ts';

/** Checks what must hold after any purchase, whatever happened; the same checks as the operator's. */
export async function expectInvariants(shop: TestShop): Promise<void> {
  const findings = await runChecks(shop.db, shop, new Date(0));
  expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
}
