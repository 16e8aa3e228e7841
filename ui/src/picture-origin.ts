import { createContext, useContext } from 'react';

/** The origin that pictures are loaded from, such as `https://cdn.example`; empty for the page's own. */
export const PictureOrigin = createContext('');

/** @param address of a picture, without a host */
export function usePictureAddress<Address extends string | undefined>(address: Address): Address | string {
  const origin = useContext(PictureOrigin);
  return address && `${origin}${address}`;
}
