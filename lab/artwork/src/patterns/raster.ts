import sharp from 'sharp';
import type { ClothCanvas, Mask } from './cloth-canvas.ts';

/**
 * Draws SVG elements (white is set, black is not; 10 units are 1 cm) as a mask that repeats seamlessly: what
 * leaves the tile on one side re-enters on the other.
 */
export async function rasterise(
  cloth: ClothCanvas,
  body: string,
  repeat: 'both' | 'x' = 'both',
): Promise<Mask> {
  const width = (cloth.width / cloth.pxPerCm) * 10;
  const height = (cloth.height / cloth.pxPerCm) * 10;
  const shifts = [-1, 0, 1].flatMap((x) =>
    (repeat === 'both' ? [-1, 0, 1] : [0]).map((y) => [x * width, y * height]),
  );
  const copies = shifts.map(([x, y]) => `<use href="#b" x="${x}" y="${y}"/>`).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${cloth.width}" ` +
    `height="${cloth.height}"><defs><g id="b">${body}</g></defs><rect width="${width}" height="${height}"/>` +
    `<g fill="#fff" stroke="none">${copies}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width !== cloth.width || info.height !== cloth.height) {
    throw new Error(`A tile of ${cloth.width}×${cloth.height} px was drawn at ${info.width}×${info.height}`);
  }
  const mask = new Float32Array(cloth.width * cloth.height);
  for (let i = 0; i < mask.length; i++) mask[i] = (data[i * info.channels] ?? 0) / 255;
  return mask;
}
