import { Button } from '@gulmohar/ui/button.tsx';

export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  return (
    <section className="grid max-w-sm gap-4">
      <p>
        Keep these recovery codes somewhere other than on your phone. If you lose it, each code lets you sign
        in once. They will not be shown again.
      </p>
      <ul className="grid grid-cols-2 gap-2 border border-rule bg-panel p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onSaved}>I have saved them</Button>
    </section>
  );
}
