export type Rgb = readonly [number, number, number];

/** Converts '#rrggbb' to 0..255 for each channel. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mix(one: Rgb, other: Rgb, part: number): Rgb {
  return [
    one[0] + (other[0] - one[0]) * part,
    one[1] + (other[1] - one[1]) * part,
    one[2] + (other[2] - one[2]) * part,
  ];
}

export function mixHex(one: string, other: string, part: number): string {
  return rgbHex(mix(rgb(one), rgb(other), part));
}

/** Converts 0..255 for each channel to "#rrggbb". */
export function rgbHex(colour: Rgb): string {
  return `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
