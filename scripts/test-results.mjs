import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What Vitest and Playwright wrote about the tests that they ran.
 * @param {string} root left out of the names of files
 * @returns {{ passed: number, repeated: string[] }} repeated: the names of those that passed, but not at the first try
 */
export function readTestResults(vitestFile, playwrightFile, root) {
  const vitest = read(vitestFile);
  const playwright = read(playwrightFile);
  const { expected = 0, flaky = 0 } = playwright?.stats ?? {};
  return {
    passed: (vitest?.numPassedTests ?? 0) + expected + flaky,
    repeated: [
      ...(vitest?.testResults ?? []).flatMap((file) =>
        file.assertionResults
          .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
          .map(({ fullName }) => `${path.relative(root, file.name)}: ${fullName.trim()}`),
      ),
      ...(playwright?.suites ?? []).flatMap(specsOf).flatMap(repeatedStory),
    ],
  };
}

/** Stories may be grouped, and groups in groups. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function repeatedStory({ file, title, tests }) {
  return tests.some(({ status }) => status === 'flaky') ? [`${file}: ${title}`] : [];
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
