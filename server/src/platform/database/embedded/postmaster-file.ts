import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a running server says of itself in `postmaster.pid`; after a crash the file stays behind. */
export type PostmasterFile = { pid: number; socketDirectory: string; isReady: boolean };

/** @returns undefined when no server runs, or when the file is still being written */
export function readPostmasterFile(data: string): PostmasterFile | undefined {
  const lines = readLines(path.join(data, 'postmaster.pid'));
  const [pid, , , , socketDirectory, , , status] = lines;
  if (!pid || !socketDirectory) return undefined;
  return { pid: Number(pid), socketDirectory, isReady: status?.trim() === 'ready' };
}

/**
 * Removes what a killed server left behind when its process id now belongs to something else. PostgreSQL
 * itself takes any live process with that id for a server, which in a restarted container is the common case.
 * @returns whether there was something to remove
 */
export function removeStaleFiles(data: string, socket: string, port: number): boolean {
  const files = [path.join(data, 'postmaster.pid'), path.join(socket, `.s.PGSQL.${port}.lock`)];
  const stale = files.filter((file) => isForeign(Number(readLines(file)[0])));
  for (const file of stale) rmSync(file, { force: true });
  return stale.length > 0;
}

/** Only on Linux: containers, with their low process ids, are Linux. */
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
