import { paths } from '../paths.ts';

const privatePages = [paths.cart(), paths.placeOrder(), '/order-success', '/order-failure', '/api/'];

/** GET /robots.txt */
export function loader() {
  const lines = ['User-agent: *', ...privatePages.map((path) => `Disallow: ${path}`), ''];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
