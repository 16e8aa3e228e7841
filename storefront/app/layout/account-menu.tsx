import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { signOut } from '../account/sign-out.ts';
import { Icon } from '../page/icon.tsx';
import { IconLink, iconButton } from '../page/icon-link.tsx';
import { paths } from '../paths.ts';
import { useLoginState } from '../session/login-state.ts';
import { useSession } from '../session/session-store.ts';
import { layoutMessages as messages } from './layout.messages.ts';
import { accountLinks } from './links.ts';
import { usePageState } from './use-page-state.ts';

const entry = 'flex min-h-11 w-full items-center px-5 text-left hover:bg-panel focus-visible:bg-panel';

/** A link to the login for guests; for signed-in shoppers a menu that opens on hover, focus and click. */
export function AccountMenu() {
  const isSignedIn = useSession((session) => session.token !== null);
  const state = useLoginState();
  if (!isSignedIn) {
    return <IconLink icon="person" label={messages.login} to={paths.login()} state={state} />;
  }
  return <SignedInMenu />;
}

function SignedInMenu() {
  const [isOpen, setOpen] = usePageState(false);
  /** A click keeps the menu open after the pointer has left, until the next click. */
  const [isPinned, setPinned] = usePageState(false);
  const button = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();

  function close(): void {
    setOpen(false);
    setPinned(false);
  }

  function leave(): void {
    navigate(paths.login());
    signOut();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover only opens what focus and click open as well
    <div
      className="relative"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => !isPinned && setOpen(false)}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        button.current?.focus();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={messages.account}
        aria-expanded={isOpen}
        aria-controls="account-menu"
        className={iconButton}
        onClick={() => {
          setOpen(!isPinned);
          setPinned(!isPinned);
        }}
      >
        <Icon name="person" />
      </button>
      <ul
        id="account-menu"
        hidden={!isOpen}
        className="absolute top-full right-0 w-44 border border-rule bg-ground py-2 shadow-lg"
      >
        {accountLinks.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} className={entry}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={leave} className={`cursor-pointer ${entry}`}>
            {messages.logout}
          </button>
        </li>
      </ul>
    </div>
  );
}
