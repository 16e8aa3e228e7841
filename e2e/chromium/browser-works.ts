import { chromium } from '@playwright/test';

/** A freshly unpacked browser can take a while to start on a busy machine. */
const PATIENCE_MS = 60_000;
const PAGE = `data:text/html,<p></p><script>document.querySelector('p').append(20 + 22)</script>`;

/** Whether the program opens a page and runs its script headless, as the stories need it. */
export async function browserWorks(program: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath: program, timeout: PATIENCE_MS });
    try {
      const page = await browser.newPage();
      await page.goto(PAGE, { timeout: PATIENCE_MS });
      return (await page.content()).includes('<p>42</p>');
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}
