import { Picture } from '@gulmohar/ui/picture.tsx';

type Choice = { address: string; alt: string };

/** Offers the shop's pictures below the toolbar. */
export function PictureRow({
  pictures,
  onChoose,
}: {
  pictures: readonly Choice[];
  onChoose: (picture: Choice) => void;
}) {
  return (
    <ul className="flex flex-wrap gap-3 border-b border-rule p-3">
      {pictures.map((picture, at) => (
        <li key={picture.address}>
          <button
            type="button"
            aria-label={`Insert picture ${at + 1}${picture.alt && `: ${picture.alt}`}`}
            onClick={() => onChoose(picture)}
            className="block w-16 cursor-pointer"
          >
            <Picture src={picture.address} alt="" sizes="4rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
