/** How large a row is beside the largest one; the number itself stands in the row. */
export function FigureBar({ value, most }: { value: number; most: number }) {
  const width = most > 0 ? (100 * Math.max(0, value)) / most : 0;
  return (
    <svg aria-hidden="true" width="100%" height="6" className="mt-1 block max-w-md">
      <rect width="100%" height="6" className="fill-panel" />
      <rect width={`${width}%`} height="6" className="fill-link" />
    </svg>
  );
}
