import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const PAGE = path.join(root, 'docs/reliability.md');
/** | number | scenario | [file](../path): 'title' | last result | */
const ROW =
  /^\| (?<number>\d+) \| (?<scenario>[^|]+) \| \[[^\]]+\]\(\.\.\/(?<file>[^)]+)\): ‘(?<title>[^|]+)’ \| (?<last>[^|]+) \|$/;
/** Shown for tests that run with `npm test`. */
export const EVERY_RUN = 'every run';

/**
 * Reads the scenarios listed on the page.
 * @returns {{ number: number, scenario: string, file: string, title: string, last: string }[]}
 */
export function readScenarios(page = readFileSync(PAGE, 'utf8')) {
  return page.split('\n').flatMap((line) => {
    const { number, ...row } = ROW.exec(line)?.groups ?? {};
    return number ? [{ ...row, number: Number(number) }] : [];
  });
}

/**
 * Updates the page with the results of the last run. @param {string} vitestFile the file written by Vitest
 */
export function noteLastResults(vitestFile) {
  if (!existsSync(vitestFile)) return;
  const { testResults } = JSON.parse(readFileSync(vitestFile, 'utf8'));
  writeFileSync(PAGE, withResults(readFileSync(PAGE, 'utf8'), testResults, new Date()));
}

/** @returns {string} the page with the date and outcome of each test that ran */
export function withResults(page, testResults, now) {
  const day = now.toISOString().slice(0, 10);
  const lines = page.split('\n').map((line) => {
    const [row] = readScenarios(line);
    if (!row || row.last === EVERY_RUN) return line;
    const outcome = outcomeOf(row, testResults);
    return outcome ? line.replace(/[^|]+\|$/, ` ${outcome} ${day} |`) : line;
  });
  return lines.join('\n');
}

function outcomeOf({ file, title }, testResults) {
  const runs = testResults
    .filter(({ name }) => name.endsWith(`/${file}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => titled(title).test(test.title));
  if (runs.some(({ status }) => status === 'failed')) return 'failed';
  if (runs.some(({ status }) => status === 'passed')) return 'passed';
  return runs.length > 0 ? 'skipped' : undefined;
}

/**
 * Returns a pattern for a title. Placeholders (`%s`, `${CALLS}`) match the values of every row of a table.
 */
function titled(title) {
  const parts = title.split(/%\w|\$\{\w+\}|\$\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
