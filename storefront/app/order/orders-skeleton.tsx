import { NeedsScripts } from '../page/needs-scripts.tsx';
import { orderMessages as messages } from './order.messages.ts';

/** The list's layout while it is loading. */
export function OrdersSkeleton() {
  return (
    <>
      <NeedsScripts />
      <div role="status" className="noscript:hidden">
        <span className="sr-only">{messages.loading}</span>
        {['first', 'second', 'third'].map((row) => (
          <div key={row} aria-hidden="true" className="mb-8">
            <div className="h-13 bg-panel" />
            <div className="flex gap-5 border-b border-rule py-6">
              <div className="aspect-(--picture-shape) w-20 bg-panel md:w-24" />
              <div className="grid grow content-start gap-3">
                <div className="h-5 w-3/5 bg-panel" />
                <div className="h-4 w-2/5 bg-panel" />
                <div className="h-4 w-1/4 bg-panel" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
