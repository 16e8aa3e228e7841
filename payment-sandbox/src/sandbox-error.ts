/** An error response in Razorpay's shape. */
export class SandboxError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, description: string, details: { reason?: string; metadata?: object } = {}) {
    super(description);
    this.status = status;
    this.body = {
      error: {
        code: status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
        description,
        field: null,
        source: details.reason ? 'customer' : 'business',
        step: details.reason ? 'payment_authorization' : 'payment_initiation',
        reason: details.reason ?? 'input_validation_failed',
        metadata: details.metadata ?? {},
      },
    };
  }
}
