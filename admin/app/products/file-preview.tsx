import { useEffect, useRef } from 'react';

/** Shows a chosen picture from the browser's memory. */
export function FilePreview({ file, isFaint = false }: { file: File; isFaint?: boolean }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const shown = picture.current;
    if (!shown) return;
    const address = URL.createObjectURL(file);
    shown.src = address;
    const revoke = () => URL.revokeObjectURL(address);
    // Revoked after decoding, not on unmount: the browser could otherwise still be reading the picture.
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
