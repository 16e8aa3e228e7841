/** A secret that the server has made and tells only once. */
export function NewSecret({ secret }: { secret: string }) {
  return (
    <div className="mt-4 grid gap-4">
      <p>Copy it now: it is not shown again.</p>
      <p className="border border-rule bg-panel p-3 wrap-anywhere">
        <code>{secret}</code>
      </p>
    </div>
  );
}
