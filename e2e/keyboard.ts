import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** More Tab stops than any page has. */
const FAR = 160;

/** Each stop on the way must show a focus indicator and not be covered (WCAG 2.4.7 and 2.4.11). */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const faults: string[] = [];
  for (let presses = 0; presses < FAR; presses += 1) {
    await target.page().keyboard.press(key);
    const { hasArrived, fault } = await target.evaluate(lookAtFocus);
    if (fault) faults.push(fault);
    if (!hasArrived) continue;
    expect(faults).toEqual([]);
    return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

export async function tabToAndPress(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Runs in the browser. */
async function lookAtFocus(target: Element): Promise<{ hasArrived: boolean; fault?: string }> {
  const page = target.ownerDocument;
  const focused = page.activeElement;
  const hasArrived = focused === target;
  // The focus is in a frame, or in the browser's toolbar after the last stop.
  const isNoStop = !focused || focused === page.body || focused instanceof HTMLIFrameElement;
  // Scripts move the focus to headings, which are not interactive.
  if (!page.hasFocus() || isNoStop || focused.getAttribute('tabindex') === '-1') return { hasArrived };
  // Smooth scrolling brings a stop into view some frames later, and a busy machine draws frames late.
  for (let frames = 0; frames < 120 && isCovered(); frames += 1) await new Promise(requestAnimationFrame);
  if (isCovered()) return { hasArrived, fault: `${nameOf(focused)} is covered by ${nameOf(seenThere())}` };
  if (!showsFocus()) return { hasArrived, fault: `${nameOf(focused)} does not show that it has the focus` };
  return { hasArrived };

  function showsFocus(): boolean {
    const drawn = [focused, focused?.nextElementSibling, focused?.parentElement, focused?.closest('label')];
    return drawn.some(
      (element) => element && ['', '::before', '::after'].some((part) => isMarked(element, part)),
    );
  }

  function isMarked(element: Element, part: string): boolean {
    const { outlineStyle, outlineWidth, borderStyle, borderWidth, content } = getComputedStyle(
      element,
      part || null,
    );
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return (
      hasOutline ||
      (part !== '' && content !== 'none' && borderStyle === 'solid' && Number.parseFloat(borderWidth) >= 2)
    );
  }

  function nameOf(element: Element | null | undefined): string {
    if (!element) return 'nothing: it is not on the screen';
    return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
  }

  function seenThere(): Element | null {
    const { left, right, top, bottom } = (focused ?? target).getBoundingClientRect();
    return page.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  }

  /** Whether no point of it is visible. A label counts for the control that it draws. */
  function isCovered(): boolean {
    const shown = focused?.closest('label') ?? focused;
    return [...(shown?.getClientRects() ?? [])].every(({ left, right, top, bottom }) => {
      const places = [0.5, 0.1, 0.9].flatMap((x) =>
        [0.5, 0.1, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      return !places.some(([x, y]) => {
        const seen = page.elementFromPoint(x, y);
        return seen !== null && (shown?.contains(seen) || seen.contains(focused));
      });
    });
  }
}

/** A scanner is a keyboard that types fast and ends with Enter. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}
