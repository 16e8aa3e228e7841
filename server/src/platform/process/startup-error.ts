/** Something in the surroundings keeps the shop from starting; its message is one clear line for whoever started it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
