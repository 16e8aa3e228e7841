import { createInterface } from 'node:readline/promises';

/** Without an interactive terminal the answer is no. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const input = await terminal.question(`${question}? [y/N] `);
    return /^y(es)?$/i.test(input.trim());
  } finally {
    terminal.close();
  }
}
