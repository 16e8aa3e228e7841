import { passwordMessages as messages } from './password.messages.ts';
import { MAX_STRENGTH, strengthOf } from './strength.rules.ts';

const colours = ['bg-rule', 'bg-problem', 'bg-marigold', 'bg-marigold', 'bg-success'];

/** The strength of a password, as four bars and a word. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <div className="mb-2">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {Array.from({ length: MAX_STRENGTH }, (_, bar) => bar).map((bar) => (
          <span key={bar} className={`h-1.5 ${bar < strength ? colours[strength] : 'bg-rule'}`} />
        ))}
      </div>
      <p role="status" className="min-h-5 text-sm text-muted">
        {password !== '' && messages.strength(messages.strengths[strength] ?? '')}
      </p>
    </div>
  );
}
