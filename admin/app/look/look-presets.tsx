import { themePresets } from '@gulmohar/contract/site/theme-presets.ts';
import { Section } from '../components/section.tsx';
import type { LookPartProps } from './look-part.ts';

/** Looks to start from; the owner's logo, pictures and announcement stay. */
export function LookPresets({ look, change }: LookPartProps) {
  const { logo, darkLogo, mark, share, announcement } = look;
  return (
    <Section title="Start from">
      <ul className="grid gap-2">
        {themePresets.map(({ name, description, theme }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => change({ ...theme, logo, darkLogo, mark, share, announcement })}
              className="flex min-h-12 w-full cursor-pointer items-center gap-3 border border-muted px-3 py-2 text-left hover:bg-panel"
            >
              <svg viewBox="0 0 36 24" aria-hidden="true" className="h-6 w-9 shrink-0">
                {[theme.colours.brand, theme.colours.accent, theme.colours.link].map((colour, at) => (
                  <rect
                    key={at === 0 ? 'brand' : at === 1 ? 'accent' : 'link'}
                    x={at * 12}
                    width="12"
                    height="24"
                    fill={colour}
                  />
                ))}
              </svg>
              <span>
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-muted">{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
