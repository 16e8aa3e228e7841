import { loginMessages as messages } from './login.messages.ts';

/** The progress of the sign-up. */
export function StepList({ step }: { step: number }) {
  return (
    <div>
      <p className="text-sm text-muted">{messages.step(step + 1, messages.steps.length)}</p>
      <ol aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5">
        {messages.steps.map((name, index) => (
          <li key={name} className={`h-1 ${index <= step ? 'bg-primary' : 'bg-rule'}`} />
        ))}
      </ol>
    </div>
  );
}
