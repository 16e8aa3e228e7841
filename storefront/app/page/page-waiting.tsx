/** For the `HydrateFallback` of a narrow page: its heading, and the place of what is loaded. */
export function PageWaiting({ title }: { title: string }) {
  return (
    <div className="page-width max-w-2xl pb-16" aria-busy>
      <h1 className="mt-10 font-display text-3xl text-heading">{title}</h1>
      <div aria-hidden className="mt-6 h-72 animate-pulse bg-panel" />
    </div>
  );
}
