import { Button } from '@gulmohar/ui/button.tsx';

/** Prints the page once its fonts are loaded: paper shows nothing that comes later. */
export function PrintButton() {
  return <Button onClick={() => void document.fonts.ready.then(() => print())}>Print</Button>;
}
