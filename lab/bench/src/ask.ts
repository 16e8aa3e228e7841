import http from 'node:http';

export type Question = { method: string; path: string; body?: string; headers?: Record<string, string> };

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/**
 * Sends one request over the agent's keep-alive connections, without the headers that a browser would add.
 */
export function ask(
  agent: http.Agent,
  base: string,
  { method, path, body, headers: given }: Question,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...given, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const request = http.request(`${base}${path}`, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
