/** A hem of block-printed butis on a half drop; ornament alone. */
export function ButiBand({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`buti-band ${className}`} />;
}
