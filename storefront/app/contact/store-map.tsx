import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { contactMessages as messages } from './contact.messages.ts';

/** The map, loaded only on request; the address is always there. */
export function StoreMap({ shop: { name, contact } }: { shop: Shop }) {
  const [isShown, setShown] = useState(false);
  return (
    <section aria-labelledby="map">
      <h2 id="map" className="font-display text-2xl text-heading">
        {messages.mapTitle}
      </h2>
      <div className="mt-6 grid aspect-4/3 max-h-[30rem] w-full bg-panel md:aspect-2/1">
        {isShown ? (
          <iframe
            src={contact.mapEmbedUrl}
            title={messages.map(name)}
            referrerPolicy="no-referrer"
            className="size-full border-0"
          />
        ) : (
          <div className="grid content-center justify-items-center gap-4 p-4 text-center">
            <MapPin aria-hidden="true" strokeWidth={1.25} className="size-10 text-primary" />
            <p>{contact.address.join(', ')}</p>
            {contact.mapEmbedUrl && (
              <div className="grid justify-items-center gap-3 noscript:hidden">
                <Button variant="secondary" onClick={() => setShown(true)}>
                  {messages.showMap}
                </Button>
                <p className="max-w-[44ch] text-sm text-muted">{messages.mapNote}</p>
              </div>
            )}
          </div>
        )}
      </div>
      {contact.mapUrl && (
        <p className="mt-2">
          <a href={contact.mapUrl} rel="noopener" className="text-link inline-flex min-h-11 items-center">
            {messages.openMap}
          </a>
        </p>
      )}
    </section>
  );
}
