import { ExternalLink, Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, Outlet, useNavigation } from 'react-router';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { AdminNav } from './admin-nav.tsx';
import { Dialog } from './dialog.tsx';

/** The layout of every page: navigation at the left, on a phone behind a button. */
export function AdminShell() {
  return (
    <Suspense>
      <Frame />
    </Suspense>
  );
}

function Frame() {
  const { shopName } = useStaff();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr] print:block">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-field focus:p-3"
      >
        Skip to content
      </a>
      <aside className="no-print sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-rule p-4 lg:flex">
        <Link to={paths.today} className="px-3 font-display text-xl text-heading">
          {shopName}
        </Link>
        <AdminNav />
        <Whoami />
      </aside>
      <header className="no-print sticky top-0 z-20 flex items-center justify-between border-b border-rule bg-ground px-4 lg:hidden">
        <Link to={paths.today} className="flex min-h-12 items-center font-display text-lg text-heading">
          {shopName}
        </Link>
        <button
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="-mr-3 grid size-12 cursor-pointer place-items-center"
        >
          <Menu aria-hidden="true" />
        </button>
      </header>
      <Dialog title={shopName} place="side" isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
        <div className="mt-4 grid gap-6">
          <AdminNav onGo={() => setMenuOpen(false)} />
          <Whoami />
        </div>
      </Dialog>
      <main id="content" aria-busy={isLoading} className="min-w-0 p-4 sm:p-6 lg:p-10">
        <Suspense fallback={<p className="text-muted">Loading …</p>}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

function Whoami() {
  const { staff } = useStaff();
  return (
    <div className="mt-auto grid gap-2 border-t border-rule px-3 pt-4 text-sm">
      <a href="/" target="_blank" rel="noreferrer" className="flex min-h-11 items-center gap-2 text-link">
        See the shop <ExternalLink aria-hidden="true" className="size-4" />
      </a>
      <Link to={paths.account} className="flex min-h-11 items-center gap-1">
        {staff.name} <span className="text-muted">· {staff.role}</span>
      </Link>
      <div className="-ml-1">
        <SignOutButton />
      </div>
    </div>
  );
}
