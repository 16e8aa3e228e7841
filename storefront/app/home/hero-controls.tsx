import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { homeMessages as messages } from './home.messages.ts';
import type { Slide } from './slides.ts';

const control = 'grid size-11 cursor-pointer place-items-center';

type HeroControlsProps = {
  slides: readonly Slide[];
  shown: number;
  isStopped: boolean;
  onShow: (index: number) => void;
  onStep: (step: 1 | -1) => void;
  onStop: () => void;
};

/** Previous, a dot for each slide, next, and the button that stops the rotation. */
export function HeroControls({ slides, shown, isStopped, onShow, onStep, onStop }: HeroControlsProps) {
  const Stop = isStopped ? Play : Pause;
  return (
    <div className="-ml-3 flex items-center noscript:hidden">
      <ScriptButton className={control} aria-label={messages.previous} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" strokeWidth={1.5} />
      </ScriptButton>
      {slides.map(({ title }, index) => (
        <ScriptButton
          key={title}
          className={`${control} max-sm:w-8`}
          aria-label={messages.goTo(index + 1, title)}
          aria-current={index === shown}
          onClick={() => onShow(index)}
        >
          <span
            className={`h-2.5 rounded-full border border-ink transition-[width] duration-200 ${index === shown ? 'w-6 bg-ink' : 'w-2.5'}`}
          />
        </ScriptButton>
      ))}
      <ScriptButton className={control} aria-label={messages.next} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" strokeWidth={1.5} />
      </ScriptButton>
      <ScriptButton
        className={control}
        aria-label={isStopped ? messages.play : messages.stop}
        onClick={onStop}
      >
        <Stop aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </ScriptButton>
    </div>
  );
}
