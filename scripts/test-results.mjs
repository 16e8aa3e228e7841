import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads what runs of Vitest and Playwright wrote about their tests.
 * @param {string} root removed from file names
 * @returns {{ passed: number, repeated: string[] }} repeated: the names of tests that passed only on a later
 * try
 */
export function readTestResults(vitestFiles, playwrightFile, root) {
  const vitest = vitestFiles.map(read).filter((results) => results !== undefined);
  const playwright = read(playwrightFile);
  const { expected = 0, flaky = 0 } = playwright?.stats ?? {};
  return {
    passed: vitest.reduce((sum, { numPassedTests }) => sum + numPassedTests, expected + flaky),
    repeated: [
      ...vitest
        .flatMap(({ testResults }) => testResults)
        .flatMap((file) =>
          file.assertionResults
            .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
            .map(({ fullName }) => `${path.relative(root, file.name)}: ${fullName.trim()}`),
        ),
      ...(playwright?.suites ?? []).flatMap(specsOf).flatMap(repeatedStory),
    ],
  };
}

/** Groups of stories can be nested. */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function repeatedStory({ file, title, tests }) {
  return tests.some(({ status }) => status === 'flaky') ? [`${file}: ${title}`] : [];
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
