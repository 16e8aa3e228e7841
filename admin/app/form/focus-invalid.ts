/** A slow machine shows the marks some frames later. */
const MAX_FRAMES = 30;

/**
 * Puts the focus on the first field that is marked as wrong, once the marks are on the page: in the dialog that is open,
 * else on the page itself. React Hook Form does so only for fields whose element it holds.
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
