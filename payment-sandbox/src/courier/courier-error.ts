/** An error response in Shiprocket's shape. */
export class CourierSandboxError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { message, status_code: status, ...more };
  }
}
