import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const MAX_TAIL = 4000;

/**
 * Why the server gave up: what it printed before it opened its log file, else the last error in that file.
 * @param since when it was started; what is older in the log belongs to an earlier start
 */
export function lastComplaint(said: string, data: string, since: Date): string {
  // Its own output comes first: a server that is still ending may write into the log at the same time.
  const complaint =
    findComplaint(said) ?? findComplaint(newestLog(path.join(data, 'log'), since)) ?? said.trim();
  return complaint.replace(/^.*?(FATAL|PANIC): +/, '') || 'it ended without a word';
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
