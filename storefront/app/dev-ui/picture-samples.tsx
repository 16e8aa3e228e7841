import { ArtDirectedPicture } from '@gulmohar/ui/art-directed-picture.tsx';
import { CrossIcon } from '@gulmohar/ui/icons.tsx';
import { Picture } from '@gulmohar/ui/picture.tsx';
import { EmptyPicture } from '../page/empty-picture.tsx';
import { useShop } from '../page/use-shop.ts';
import { Sample } from './sample.tsx';

export function PictureSamples() {
  const pictures = useShop()?.pictures;
  return (
    <>
      <Sample name="Picture: shown, not there yet, none">
        {[Object.values(pictures?.categories ?? {})[0], '/pictures/none.0.c8371b/800.webp', undefined].map(
          (address) => (
            <div key={address ?? 'none'} className="w-36">
              <Picture src={address} alt="A kurti" sizes="9rem" />
            </div>
          ),
        )}
      </Sample>
      <Sample name="Art-directed picture: tall below 768 px, wide above">
        {pictures?.heroes.map(({ wide, tall }) => (
          <ArtDirectedPicture key={wide} wide={wide} tall={tall} alt="A courtyard" className="w-full" />
        ))}
      </Sample>
      <Sample name="Nothing here, and the cross">
        <EmptyPicture thing="bag" className="h-52" />
        <CrossIcon />
      </Sample>
    </>
  );
}
