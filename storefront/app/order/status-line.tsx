/** A status with a green dot before it. */
export function StatusLine({ status }: { status: string }) {
  return (
    <p className="flex items-center gap-2">
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-success" />
      {status}
    </p>
  );
}
