import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useEffect, useState } from 'react';
import { SectionLink } from './section-link.tsx';
import type { SectionProps } from './section-props.ts';
import { sectionMessages as messages } from './sections.messages.ts';
import { timeLeft } from './time-left.ts';

const MINUTE_MS = 60_000;

const inIndia = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** The time until something really ends; then nothing. The server, whose pages are cached, only says when that is. */
export function Countdown({ section: { id, settings } }: SectionProps<'countdown'>) {
  const { title, text, endsAt, button, to } = settings;
  const now = useMinute();
  const left = now && timeLeft(new Date(endsAt), now);
  if (now && left === undefined) return null;
  return (
    <section aria-labelledby={id} className="section-gap bg-panel px-6 py-10 text-center">
      <h2 id={id} className="font-display text-2xl text-heading">
        {title}
      </h2>
      {text && <p className="mt-2 text-muted">{text}</p>}
      <p role="timer" className="mt-5 min-h-9 text-xl tabular-nums">
        {left ?? messages.until(inIndia.format(new Date(endsAt)))}
      </p>
      {button && to && (
        <p className="mt-6">
          <SectionLink to={to} className={buttonClass()}>
            {button}
          </SectionLink>
        </p>
      )}
    </section>
  );
}

/** The present minute; undefined until the page is hydrated. */
function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
