import { Button } from '@gulmohar/ui/button.tsx';

export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <section className="grid max-w-sm gap-4">
      <p>
        Keep these recovery codes apart from your phone. Each lets you in once if the phone is lost; they are
        not shown again.
      </p>
      <ul className="grid grid-cols-2 gap-2 border border-rule bg-panel p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>I have kept them</Button>
    </section>
  );
}
