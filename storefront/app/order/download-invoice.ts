import { readToken } from '../session/session-store.ts';

/** Fetches the invoice with the token, which must not be part of an address, and saves it as a download. */
export async function downloadInvoice(orderId: string): Promise<void> {
  const response = await fetch(`/api/order/invoice?orderId=${encodeURIComponent(orderId)}`, {
    headers: { token: readToken() ?? '' },
  });
  if (!response.ok) throw new Error(`The invoice could not be downloaded (${response.status})`);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? 'invoice.pdf';
  link.click();
  URL.revokeObjectURL(address);
}
