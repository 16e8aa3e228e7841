import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { program } from '@gulmohar/server/testing/program.ts';

const root = path.resolve(import.meta.dirname, '..');

export function operate(...args: string[]): string {
  return runBeside(program('cli'), ...args);
}

export function addFailingJob(): void {
  runBeside('server/testing/add-failing-job.ts');
}

export function remindOfCheckout(email: string): void {
  runBeside('server/testing/remind-of-checkout.ts', email);
}

/** As if it had been placed six days ago, so that returns are open. */
export function ageOrder(orderId: string): void {
  runBeside('server/testing/age-order.ts', orderId);
}

/** As if the time for which its units are held for stock alerts were over. */
export function endHolds(productId: string): void {
  runBeside('server/testing/end-holds.ts', productId);
}

function runBeside(...args: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  return execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
}
