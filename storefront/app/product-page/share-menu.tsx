import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import Share2 from 'lucide-react/icons/share-2';
import { type MouseEvent, useId } from 'react';
import { messages as shared } from '../messages.ts';
import { useShop } from '../page/use-shop.ts';
import { productMessages as messages } from './product.messages.ts';

type ShareMenuProps = { name: string; path: string };

const item = 'flex min-h-11 w-full cursor-pointer items-center px-4 text-left hover:bg-panel';

/**
 * Shares the product's address: with the system's share sheet on phones that have one, else with a small
 * menu.
 */
export function ShareMenu({ name, path }: ShareMenuProps) {
  const id = useId();
  const url = `${useShop()?.url ?? ''}${path}`;

  function shareBySystem(event: MouseEvent): void {
    if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    // Closing the sheet without sharing is not an error.
    navigator.share({ title: name, url }).catch(() => undefined);
  }

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(url);
    document.getElementById(id)?.hidePopover();
    showToast('success', shared.linkCopied);
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={shareBySystem}
        aria-label={messages.share}
        className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-panel"
      >
        <Share2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </button>
      <div
        id={id}
        popover="auto"
        className="share-menu w-48 border border-rule bg-field py-2 text-ink shadow-lg"
      >
        <ul aria-label={messages.share}>
          {targets(name, url).map(({ title, href }) => (
            <li key={title}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={item}>
                {title}
              </a>
            </li>
          ))}
          <li>
            <ScriptButton onClick={copy} className={item}>
              {messages.copyLink}
            </ScriptButton>
          </li>
        </ul>
      </div>
    </>
  );
}

function targets(name: string, url: string) {
  const [text, address] = [encodeURIComponent(name), encodeURIComponent(url)];
  return [
    { title: 'WhatsApp', href: `https://wa.me/?text=${text}%20${address}` },
    { title: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { title: 'Twitter', href: `https://twitter.com/intent/tweet?text=${text}&url=${address}` },
  ];
}
