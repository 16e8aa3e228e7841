import type { IconName } from './icon-sprite.tsx';

/** An icon of the sprite, in the colour of the text around it. @param className its look, `icon` unless something else replaces it */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
