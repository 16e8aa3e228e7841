/** On a slow machine the fields are marked as invalid some frames later. */
const MAX_FRAMES = 30;

/**
 * Focuses the first field marked as invalid as soon as it is marked: in the open dialog, or else on the page.
 * React Hook Form does so only for fields whose element it has a reference to.
 */
export function focusInvalid(): void {
  focusWithin(MAX_FRAMES);
}

function focusWithin(frames: number): void {
  requestAnimationFrame(() => {
    const within = document.querySelector('[role="dialog"]') ?? document;
    const field = within.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field && frames > 1) focusWithin(frames - 1);
    else if (field !== document.activeElement) field?.focus();
  });
}
