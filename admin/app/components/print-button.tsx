import { Button } from '@gulmohar/ui/button.tsx';

/**
 * Prints the page once its fonts are loaded, because text without a loaded font would be missing on paper.
 */
export function PrintButton() {
  return <Button onClick={() => void document.fonts.ready.then(() => print())}>Print</Button>;
}
