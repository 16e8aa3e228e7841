/** Something in the environment keeps the shop from starting; its message is one clear line for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
