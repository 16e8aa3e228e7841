import { useEffect, useRef } from 'react';

/** A picture that was chosen, shown from the browser's memory. */
export function FilePreview({ file, isFaint = false }: { file: File; isFaint?: boolean }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const shown = picture.current;
    if (!shown) return;
    const address = URL.createObjectURL(file);
    shown.src = address;
    const revoke = () => URL.revokeObjectURL(address);
    // Not when the preview goes: a picture that is still read then would be looked for in vain.
    shown.decode().then(revoke, revoke);
  }, [file]);
  return (
    <img
      ref={picture}
      alt=""
      className={`aspect-3/4 w-full bg-rule object-cover ${isFaint ? 'opacity-60' : ''}`}
    />
  );
}
