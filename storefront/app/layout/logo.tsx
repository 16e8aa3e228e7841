/** The gulmohar blossom: four flame petals and the standard petal in marigold. */
export function Logo({ className }: { className: string }) {
  return (
    <svg viewBox="-50 -50 100 100" className={className} aria-hidden="true">
      {[72, 144, 216, 288].map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M0-4C-20-14-22-42 0-44C22-42 20-14 0-4Z"
          className="fill-primary"
        />
      ))}
      <path d="M0-4C-20-16-20-44 0-47C20-44 20-16 0-4Z" className="fill-marigold" />
      <path
        d="M-6-16L-9-34M0-16V-38M6-16L9-34"
        className="stroke-primary"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <circle r="5" className="fill-heading" />
    </svg>
  );
}
