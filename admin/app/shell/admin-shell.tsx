import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import Keyboard from 'lucide-react/icons/keyboard';
import Menu from 'lucide-react/icons/menu';
import Rows4 from 'lucide-react/icons/rows-4';
import Search from 'lucide-react/icons/search';
import { Suspense, useState } from 'react';
import { Link, Outlet, useNavigation } from 'react-router';
import { Dialog } from '../components/dialog.tsx';
import { PageProblem } from '../components/page-problem.tsx';
import { UnsavedChangesDialog } from '../form/unsaved-changes.tsx';
import { useListDensity } from '../list/list-density.ts';
import { Palette } from '../palette/palette.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { AdminNav } from './admin-nav.tsx';
import { ClosedBanner } from './closed-banner.tsx';

/** The layout of every page, with the navigation on the left or, on a phone, behind a button. */
export function AdminShell() {
  return (
    <Suspense>
      <Frame />
    </Suspense>
  );
}

function Frame() {
  const { shopName, hasTestPayments } = useStaff();
  const [open, setOpen] = useState<'menu' | 'palette' | 'shortcuts'>();
  const close = () => setOpen(undefined);
  const openPalette = () => setOpen('palette');
  const openShortcuts = () => setOpen('shortcuts');
  useShortcuts({ openPalette, openHelp: openShortcuts });
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
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K"
          onClick={openPalette}
          className="mx-3 flex min-h-11 cursor-pointer items-center gap-2 border border-muted px-3 text-sm text-muted hover:text-ink"
        >
          <Search aria-hidden="true" className="size-4" strokeWidth={1.6} />
          Search
          <span aria-hidden="true" className="ml-auto">
            Ctrl K
          </span>
        </button>
        <AdminNav />
        <Whoami onShortcuts={openShortcuts} />
      </aside>
      <header className="no-print sticky top-0 z-20 flex items-center justify-between border-b border-rule bg-ground px-4 lg:hidden">
        <Link to={paths.today} className="flex min-h-12 items-center font-display text-lg text-heading">
          {shopName}
        </Link>
        <div className="-mr-3 flex">
          <button
            type="button"
            aria-label="Search"
            aria-haspopup="dialog"
            onClick={openPalette}
            className="grid size-12 cursor-pointer place-items-center"
          >
            <Search aria-hidden="true" strokeWidth={1.6} />
          </button>
          <button
            type="button"
            aria-label="Menu"
            aria-haspopup="dialog"
            onClick={() => setOpen('menu')}
            className="grid size-12 cursor-pointer place-items-center"
          >
            <Menu aria-hidden="true" />
          </button>
        </div>
      </header>
      <Dialog title={shopName} place="side" isOpen={open === 'menu'} onClose={close}>
        <div className="mt-4 grid gap-6">
          <AdminNav onGo={close} />
          <Whoami onShortcuts={openShortcuts} />
        </div>
      </Dialog>
      <Palette isOpen={open === 'palette'} onClose={close} onShortcuts={openShortcuts} />
      <UnsavedChangesDialog />
      <ShortcutsDialog isOpen={open === 'shortcuts'} onClose={close} />
      <main id="content" aria-busy={isLoading} className="min-w-0 p-4 sm:p-6 lg:p-10">
        <ClosedBanner />
        {hasTestPayments && (
          <p className="no-print mb-6 border-l-4 border-problem bg-panel p-4">
            Payments are in test mode: orders are placed, and goods sent, without anybody paying money.
          </p>
        )}
        <PageProblem />
        <Suspense fallback={<p className="text-muted">Loading …</p>}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

function Whoami({ onShortcuts }: { onShortcuts: () => void }) {
  const { staff } = useStaff();
  return (
    <div className="mt-auto grid gap-2 border-t border-rule px-3 pt-4 text-sm">
      <a href="/" target="_blank" rel="noreferrer" className="flex min-h-11 items-center gap-2 text-link">
        View shop <ExternalLink aria-hidden="true" className="size-4" />
      </a>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onShortcuts}
        className="flex min-h-11 cursor-pointer items-center gap-2 text-left"
      >
        Keyboard shortcuts <Keyboard aria-hidden="true" className="size-4" strokeWidth={1.6} />
      </button>
      <DensitySwitch />
      <Link to={paths.account} className="flex min-h-11 items-center gap-1">
        {staff.name} <span className="text-muted">· {staff.role}</span>
      </Link>
      <div className="-ml-1">
        <SignOutButton />
      </div>
    </div>
  );
}

/** Not on phones, whose lists are cards. */
function DensitySwitch() {
  const { isDense, turn } = useListDensity();
  return (
    <button
      type="button"
      aria-pressed={isDense}
      onClick={() => turn(!isDense)}
      className="hidden min-h-11 cursor-pointer items-center gap-2 text-left md:flex lg:min-h-9"
    >
      Dense lists <Rows4 aria-hidden="true" className="size-4" strokeWidth={1.6} />
      {isDense && <Check aria-hidden="true" className="ml-auto size-4" />}
    </button>
  );
}
