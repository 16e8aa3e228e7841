/** Loads sharp on demand, because few runs of the shop or a command process a picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}
