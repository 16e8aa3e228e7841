import { Button } from '@gulmohar/ui/button.tsx';

export function PrintButton() {
  return <Button onClick={() => print()}>Print</Button>;
}
