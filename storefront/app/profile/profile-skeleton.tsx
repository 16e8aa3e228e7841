import { NeedsScripts } from '../page/needs-scripts.tsx';
import { profileMessages as messages } from './profile.messages.ts';

/** The profile's layout until it is loaded. */
export function ProfileSkeleton() {
  return (
    <>
      <NeedsScripts />
      <div
        aria-busy="true"
        className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[20rem_1fr] noscript:hidden"
      >
        <p className="sr-only">{messages.loading}</p>
        <div className="h-[38rem] bg-panel" />
        <div className="min-h-[38rem]">
          <div className="h-12 border-b border-rule" />
          <div className="mt-10 h-12 max-w-md bg-panel" />
          <div className="mt-10 h-12 max-w-md bg-panel" />
          <div className="mt-10 h-12 max-w-md bg-panel" />
        </div>
      </div>
    </>
  );
}
