/** Loaded with the first picture: few starts of the shop or of a command come to one. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}
