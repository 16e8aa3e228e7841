import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { LOOKED_AT, pagePaths, unvisitedPages } from './site-map.ts';

const stories = path.join(import.meta.dirname, 'stories');

/**
 * Fails a full run of the stories when axe has checked no page of some route, so that no new page is
 * forgotten.
 */
// biome-ignore lint/style/noDefaultExport: Playwright requires it
export default class EveryPage implements Reporter {
  readonly #visited: string[] = [];
  #isWhole = false;

  onBegin(_config: unknown, suite: Suite): void {
    const run = new Set(suite.allTests().map(({ location }) => location.file));
    const all = readdirSync(stories, { recursive: true, encoding: 'utf8' });
    this.#isWhole = all
      .filter((file) => file.endsWith('.spec.ts'))
      .every((file) => run.has(path.join(stories, file)));
  }

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === LOOKED_AT && description) this.#visited.push(description);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (!this.#isWhole || status !== 'passed') return undefined;
    const missing = unvisitedPages(pagePaths(), this.#visited);
    if (missing.length === 0) return undefined;
    console.error(`\nNo story has axe look at: ${missing.join(', ')} (e2e/every-page.ts)`);
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
