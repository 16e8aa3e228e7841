import type { shareWishlist, stopSharingWishlist } from '@gulmohar/contract/accounts/wishlist.ts';
import { Button, buttonClass } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { messages as shared } from '../messages.ts';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { shareMessages as messages } from './share-wishlist.messages.ts';
import { useWishlist } from './wishlist-store.ts';

const shopper = 'required';
const path = '/wishlist/share';
const share = addressOf<typeof shareWishlist>({ method: 'POST', path, shopper });
const stop = addressOf<typeof stopSharingWishlist>({ method: 'DELETE', path, shopper });

/** Makes a link to the wishlist, or ends it. */
export function ShareWishlist() {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { shareCode } = useWishlist();

  async function change(call: () => Promise<string | null>): Promise<void> {
    setBusy(true);
    try {
      useWishlist.setState({ shareCode: await call() });
    } catch (error) {
      showToast('error', failureText(error, messages.shareFailed));
    }
    setBusy(false);
  }

  const start = () => change(async () => (await browserApi(share)).shareCode);
  const end = () =>
    change(async () => {
      await browserApi(stop);
      showToast('info', messages.stopped);
      return null;
    });

  return (
    <>
      <button type="button" className="min-h-11 cursor-pointer text-link" onClick={() => setOpen(true)}>
        {messages.share}
      </button>
      <Dialog title={messages.shareTitle} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="my-4">{messages.shareText}</p>
        {shareCode ? (
          <SharedLink code={shareCode} isBusy={isBusy} onStop={end} />
        ) : (
          <Button onClick={start} isBusy={isBusy} className="w-full">
            {messages.makeLink}
          </Button>
        )}
      </Dialog>
    </>
  );
}

type SharedLinkProps = { code: string; isBusy: boolean; onStop: () => void };

function SharedLink({ code, isBusy, onStop }: SharedLinkProps) {
  const url = `${useShop()?.url ?? ''}${paths.sharedWishlist(code)}`;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url);
    showToast('success', shared.linkCopied);
  }

  return (
    <div className="grid gap-3">
      <TextField
        label={messages.link}
        readOnly
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Button onClick={copy}>{messages.copyLink}</Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${messages.invitation} ${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary')}
        >
          {messages.sendOnWhatsApp}
        </a>
      </div>
      <Button variant="quiet" onClick={onStop} isBusy={isBusy} className="justify-self-start">
        {messages.stopSharing}
      </Button>
    </div>
  );
}
