/** Something keeps the shop from starting; the message is one clear line for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
