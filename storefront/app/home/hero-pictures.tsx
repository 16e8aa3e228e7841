import { ArtDirectedPicture } from '@gulmohar/ui/art-directed-picture.tsx';

type HeroPicturesProps = {
  /** With the titles of their slides as keys, because two slides may have the same picture. */
  heroes: { title: string; wide: string; tall: string }[];
  shown: number;
};

/**
 * The slides' own pictures in a stack, one of them visible. Where the window is too low for a wide picture,
 * it is cropped more at the top than at the bottom. In dark mode it is evening: a lamp lights the garments, and
 * the wall around them and behind the text is dark.
 */
export function HeroPictures({ heroes, shown }: HeroPicturesProps) {
  return (
    <div className="relative aspect-4/5 w-full max-md:max-h-[68svh] md:absolute md:inset-0 md:aspect-auto">
      {heroes.map(({ title, wide, tall }, index) => (
        <div
          key={title}
          className={`absolute inset-0 transition-opacity duration-200 ${index === shown ? '' : 'opacity-0'}`}
        >
          <ArtDirectedPicture
            wide={wide}
            tall={tall}
            alt=""
            isFirst={index === 0}
            className="absolute inset-0 size-full md:object-[50%_80%] hero-picture"
          />
        </div>
      ))}
      <div className="evening" />
    </div>
  );
}
