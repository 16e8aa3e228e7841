import Headset from 'lucide-react/icons/headset';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Undo2 from 'lucide-react/icons/undo-2';
import { returnTexts } from '../page/return-texts.ts';
import { useShop } from '../page/use-shop.ts';
import { homeMessages as messages } from './home.messages.ts';

/** The shop's promises, as its owner has set them. */
export function PolicyBadges() {
  const shop = useShop();
  if (!shop) return null;
  const { title, period } = returnTexts(shop.returnDays);
  const badges = [
    { Icon: RefreshCw, title: messages.easyExchange, text: messages.easyExchangeText },
    { Icon: Undo2, title, text: period },
    {
      Icon: Headset,
      title: messages.support(shop.supportHours),
      text: messages.supportText(shop.supportHours),
    },
  ];
  return (
    <section
      aria-label={messages.promises}
      className="mt-10 grid md:mt-24 border-y border-rule max-sm:divide-y sm:grid-cols-3 sm:divide-x divide-rule"
    >
      {badges.map(({ Icon, title, text }) => (
        <div
          key={title}
          className="flex items-center gap-5 py-3 sm:flex-col sm:gap-3 sm:px-4 sm:py-10 sm:text-center"
        >
          <Icon aria-hidden="true" className="size-8 shrink-0 text-primary" strokeWidth={1.25} />
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
