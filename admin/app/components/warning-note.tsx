/** A warning that does not block anything; screen readers announce it when it appears. */
export function WarningNote({ text }: { text: string | undefined }) {
  return (
    <p
      role="status"
      className={text ? 'border-l-4 border-marigold bg-panel p-3 text-sm text-ink' : 'sr-only'}
    >
      {text}
    </p>
  );
}
