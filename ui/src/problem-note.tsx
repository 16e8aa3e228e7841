/** A form's error, announced when it appears; takes no space while there is none. */
export function ProblemNote({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className={text ? 'border-l-4 border-problem bg-panel p-3 text-problem' : 'sr-only'}>
      {text}
    </p>
  );
}
