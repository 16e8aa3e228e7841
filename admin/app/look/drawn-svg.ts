export const SVG = 'image/svg+xml';

/** Of the longer side, in pixels: more than any size in which a picture of the brand is shown. */
const SIDE = 2048;
/** The size of an SVG that states none. */
const UNSTATED = { width: 300, height: 150 };

/**
 * Returns an SVG as a PNG, and any other file as it is. The browser draws it, and neither runs scripts nor loads anything for a
 * picture, so that the shop never reads or serves a file that could do either. One that cannot be drawn is returned
 * as it is, too: the shop refuses it.
 */
export async function drawnSvg(file: File): Promise<File> {
  if (file.type !== SVG) return file;
  const svg = new DOMParser().parseFromString(await file.text(), SVG).documentElement;
  const { width, height } = sizeOf(svg);
  const scale = SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  if (!svg.hasAttribute('viewBox')) svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(canvas.width));
  svg.setAttribute('height', String(canvas.height));
  const image = new Image();
  image.src = `data:${SVG},${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  const isDrawn = await image.decode().then(
    () => true,
    () => false,
  );
  if (!isDrawn) return file;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return png ? new File([png], file.name.replace(/svg$/i, 'png'), { type: png.type }) : file;
}

/** The size of the view box, which is what is drawn; without one, the stated size in whatever unit. */
function sizeOf(svg: Element): typeof UNSTATED {
  const [, , ...box] = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const stated = ['width', 'height'].map((name) => Number.parseFloat(svg.getAttribute(name) ?? ''));
  const [width, height] =
    [box, stated].find((size) => size.length === 2 && size.every((side) => side > 0)) ?? [];
  return width && height ? { width, height } : UNSTATED;
}
