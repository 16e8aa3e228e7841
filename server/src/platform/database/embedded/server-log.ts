import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const MAX_TAIL = 4000;

/** Its output before it opened its log file, otherwise the last error in that file since it was started. */
export function lastComplaint(output: string, data: string, since: Date): string {
  // The log may have lines of a previous server that is still shutting down.
  const complaint =
    findComplaint(output) ?? findComplaint(newestLog(path.join(data, 'log'), since)) ?? output.trim();
  return complaint.replace(/^.*?(FATAL|PANIC): +/, '') || 'it exited without a message';
}

function findComplaint(text: string): string | undefined {
  return text.split('\n').findLast((line) => /FATAL|PANIC/.test(line));
}

function newestLog(directory: string, since: Date): string {
  try {
    const [newest] = readdirSync(directory)
      .map((name) => ({
        file: path.join(directory, name),
        changed: statSync(path.join(directory, name)).mtime,
      }))
      .filter(({ changed }) => changed >= since)
      .sort((one, other) => other.changed.getTime() - one.changed.getTime());
    return newest ? readFileSync(newest.file, 'utf8').slice(-MAX_TAIL) : '';
  } catch {
    return '';
  }
}
