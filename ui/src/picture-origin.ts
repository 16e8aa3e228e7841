import { createContext, useContext } from 'react';

/** Where pictures are loaded from, such as `https://cdn.example`; empty: from where the page is. */
export const PictureOrigin = createContext('');

/** @param address of a picture, without a host */
export function usePictureAddress<Address extends string | undefined>(address: Address): Address | string {
  const origin = useContext(PictureOrigin);
  return address && `${origin}${address}`;
}
