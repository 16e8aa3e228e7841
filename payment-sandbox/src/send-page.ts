import type { FastifyReply } from 'fastify';

type Page = {
  template: string;
  /** Replace `{{name}}` in the template, as escaped text. */
  values: Record<string, string>;
  /** The origin, besides the sandbox, that the page's form submits or redirects to. */
  formTarget?: string;
};

/** Sends one of the sandbox's HTML pages, which must not be cached or framed. */
export function sendPage(reply: FastifyReply, { template, values, formTarget = '' }: Page): FastifyReply {
  const page = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? ''));
  const policy = `default-src 'self'; form-action 'self' ${formTarget}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(page);
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
