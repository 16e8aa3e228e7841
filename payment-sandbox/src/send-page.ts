import type { FastifyReply } from 'fastify';

type Page = {
  template: string;
  /** Replaces `{{name}}`, as text. */
  values: Record<string, string>;
  /** Where the page's form goes or leads to, besides the sandbox. */
  formTarget?: string;
};

/** Answers with one of the sandbox's HTML pages, which nobody keeps and no other page frames. */
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
