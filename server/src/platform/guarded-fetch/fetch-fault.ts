export type FetchProblem =
  | 'address'
  | 'not-http'
  | 'redirects'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'status';

const texts: Record<FetchProblem, string> = {
  address: 'This address is not in the public internet',
  'not-http': 'This is not a web address',
  redirects: 'The address leads on to too many others',
  unreachable: 'The server cannot be reached',
  timeout: 'The server took too long',
  'too-large': 'The file is too large',
  status: 'The server answered with an error',
};

/** Says nothing of what a server answered but the code, because the address may be of somebody else's choice. */
export class FetchFault extends Error {
  readonly problem: FetchProblem;
  readonly status: number | undefined;
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(
    problem: FetchProblem,
    { status, retryAfterMs }: { status?: number; retryAfterMs?: number } = {},
  ) {
    super(status === undefined ? texts[problem] : `${texts[problem]} (${status})`);
    this.problem = problem;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether another try may succeed. */
  get isPassing(): boolean {
    if (this.status !== undefined) return this.status === 408 || this.status === 429 || this.status >= 500;
    return this.problem === 'unreachable' || this.problem === 'timeout';
  }
}
