const ARCH =
  'V112A45 45 0 0 1 36 58A45 45 0 0 1 92 24A62 62 0 0 1 150 0A62 62 0 0 1 208 24A45 45 0 0 1 264 58A45 45 0 0 1 300 112V400';
const PETAL = 'M-2 0C-4-14-6-22-20-34-34-48-30-68-14-74-6-78 6-78 14-74 30-68 34-48 20-34 6-22 4-14 2 0Z';

/** From the hook over the neck to the two shoulders and the bar between them. */
const HANGER =
  'M150 134C166 134 170 152 158 160C151 165 150 170 150 178M150 178C128 184 96 202 70 226C64 232 68 240 77 239L223 239C232 240 236 232 230 226C204 202 172 184 150 178';

/** An empty niche: a bare hanger, and a petal on the sill. */
export function EmptyPicture({ className }: { className: string }) {
  return (
    <svg viewBox="-30 -24 360 452" className={className} aria-hidden="true">
      <path d={`M0 400${ARCH}Z`} className="fill-panel" />
      <path d={`M0 400${ARCH}`} className="fill-none stroke-rule" strokeWidth="14" />
      <path d={`M0 400${ARCH}`} className="fill-none stroke-muted" strokeWidth="1.5" />
      {/* First the shadow, then the hanger on its peg. */}
      <g transform="translate(14 12)" className="fill-none stroke-rule" strokeWidth="7" strokeLinecap="round">
        <path d={HANGER} />
      </g>
      <circle cx="150" cy="132" r="6" className="fill-heading" />
      <path
        d={HANGER}
        className="fill-none stroke-heading"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-30 400H330" className="stroke-muted" strokeWidth="1.5" />
      <g transform="translate(214 414) scale(1 .5)">
        <path d={PETAL} transform="rotate(118) scale(.44)" className="fill-primary" />
      </g>
      <g transform="translate(92 418) scale(1 .5)">
        <path d={PETAL} transform="rotate(-74) scale(.32)" className="fill-marigold" />
      </g>
    </svg>
  );
}
