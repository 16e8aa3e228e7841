/** A hem of block-printed butis in a half-drop repeat; purely decorative. */
export function ButiBand({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`buti-band ${className}`} />;
}
