/** The part of autocannon that the load process uses; the package has no types of its own. */
declare module 'autocannon' {
  type Request = { method: string; path: string; body?: string; headers?: Record<string, string> };
  type Client = {
    setRequests(requests: Request[]): void;
    pipelinedRequests: { addBody(data: Buffer | string): void };
  };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: Request[];
    setupClient(client: Client): void;
    verifyBody(body: string): boolean;
  };
  type Result = {
    '2xx': number;
    statusCodeStats: Record<string, { count: number }>;
    errors: number;
    mismatches: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    latency: { p99: number };
  };
  function autocannon(options: Options): Promise<Result>;
  export = autocannon;
}
