import { readToken } from '../session/session-store.ts';

/** Fetches the invoice with the token, which must not be part of an address, and saves it as a download. */
export async function downloadInvoice(orderId: string): Promise<void> {
  const answer = await fetch(`/api/order/invoice?orderId=${encodeURIComponent(orderId)}`, {
    headers: { token: readToken() ?? '' },
  });
  if (!answer.ok) throw new Error(`The invoice could not be downloaded (${answer.status})`);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? 'invoice.pdf';
  link.click();
  URL.revokeObjectURL(address);
}
