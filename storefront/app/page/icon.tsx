import type { IconName } from './icon-sprite.tsx';

/**
 * An icon from the sprite, in the colour of the surrounding text.
 * @param className its styles, `icon` unless replaced
 */
export function Icon({ name, className = 'icon' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
