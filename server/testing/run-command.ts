import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { program } from './program.ts';

/**
 * Runs a command of the operator's tool.
 * @param shop a data folder, to run beside the shop that uses it, or settings
 * @returns its output and its errors
 */
export async function runCommand(
  shop: string | Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; output: string; complaint: string }> {
  const child = spawn(process.execPath, [program('cli'), ...args], {
    env: { ...process.env, ...(typeof shop === 'string' ? { DATA_DIR: shop } : shop) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, output, complaint };
}
