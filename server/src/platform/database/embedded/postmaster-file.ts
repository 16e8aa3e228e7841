import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The contents of a running server's `postmaster.pid`, which stays behind after a crash. */
export type PostmasterFile = { pid: number; socketDirectory: string; isReady: boolean };

/** @returns undefined when no server runs, or when the file is still being written */
export function readPostmasterFile(data: string): PostmasterFile | undefined {
  const lines = readLines(path.join(data, 'postmaster.pid'));
  const [pid, , , , socketDirectory, , , status] = lines;
  if (!pid || !socketDirectory) return undefined;
  return { pid: Number(pid), socketDirectory, isReady: status?.trim() === 'ready' };
}

/**
 * PostgreSQL takes any live process with the id of a killed server for that server, which is common in a restarted
 * container.
 */
export function removeStaleFiles(data: string, socket: string, port: number): boolean {
  const files = [path.join(data, 'postmaster.pid'), path.join(socket, `.s.PGSQL.${port}.lock`)];
  const stale = files.filter((file) => isForeign(Number(readLines(file)[0])));
  for (const file of stale) rmSync(file, { force: true });
  return stale.length > 0;
}

/** Only checked on Linux, because containers, with their low process ids, run Linux. */
function isForeign(pid: number): boolean {
  const name = `/proc/${pid}/comm`;
  return pid > 0 && existsSync(name) && readLines(name)[0] !== 'postgres';
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
