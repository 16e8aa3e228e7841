import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import forge from 'node-forge';
import { afterAll, expect, test } from 'vitest';
import { buildCertificate } from '../../../testing/build-certificate.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../change/move-order.ts';
import { openDocumentSigner } from './document-signer.ts';

const byOperator = { actor: 'operator', seller } as const;
const PASSPHRASE = 'bagru indigo';

const certificate = await buildCertificate('Gulmohar Textiles', PASSPHRASE);
const shop = await testShop({ SIGNING_CERTIFICATE: certificate, SIGNING_PASSPHRASE: PASSPHRASE });
const asha = await buildShopper(shop);
afterAll(async () => {
  await shop.close();
  await rm(path.dirname(certificate), { recursive: true });
});

/** Reads what a PDF reader checks: the signed bytes, and the signature's digest and signer. */
function readSignature(pdf: Buffer) {
  const [, ...numbers] = pdf.toString('latin1').match(/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/) ?? [];
  const [start = 0, length = 0, next = 0, rest = 0] = numbers.map(Number);
  const signed = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(next, next + rest)]);
  const der = Buffer.from(pdf.subarray(length + 1, next - 1).toString('latin1'), 'hex').toString('binary');
  const { asn1, pkcs7, pki } = forge;
  const content = asn1.fromDer(forge.util.createBuffer(der), { parseAllBytes: false } as never);
  const message = pkcs7.messageFromAsn1(content) as forge.pkcs7.PkcsSignedData & {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string };
  };
  const { authenticatedAttributes, signature } = message.rawCapture;
  const attributes = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, authenticatedAttributes);
  const digest = forge.md.sha256.create().update(asn1.toDer(attributes).getBytes());
  const [signer] = message.certificates;
  const key = signer?.publicKey as forge.pki.rsa.PublicKey;
  const named = authenticatedAttributes
    .map((attribute) => attribute.value as forge.asn1.Asn1[])
    .find(([id]) => asn1.derToOid(id?.value as string) === pki.oids.messageDigest);
  const [octets] = (named?.[1]?.value ?? []) as forge.asn1.Asn1[];
  return {
    end: next + rest,
    signer: signer?.subject.getField('CN')?.value,
    isKeyRight: key.verify(digest.digest().getBytes(), signature),
    digest: Buffer.from(String(octets?.value), 'binary').toString('hex'),
    digestOfFile: createHash('sha256').update(signed).digest('hex'),
  };
}

async function invoiceOf(orderId: string): Promise<Buffer> {
  const url = `/api/order/invoice?orderId=${orderId}`;
  return (await shop.app.inject({ url, headers: { token: asha.token } })).rawPayload;
}

test('with a certificate, the signature of an invoice covers the whole file, and the mail attaches an invoice', async () => {
  const orderId = await buildOrder(shop, asha);
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
  const pdf = await invoiceOf(orderId);
  const signature = readSignature(pdf);
  expect(signature).toMatchObject({ end: pdf.length, signer: 'Gulmohar Textiles', isKeyRight: true });
  expect(signature.digest).toBe(signature.digestOfFile);
  const changed = Buffer.from(pdf);
  changed[100] = (changed[100] ?? 0) ^ 1;
  expect(readSignature(changed).digestOfFile).not.toBe(signature.digest);
  await shop.runJobs();
  const mail = await shop.db
    .selectFrom('dev_mailbox')
    .where('message_id', 'like', `order-shipped-${orderId}%`)
    .select('attachments')
    .executeTakeFirstOrThrow();
  expect(mail.attachments).toHaveLength(1);
});

test('an invoice is the same file on every download, even though a signature contains its time', async () => {
  const orderId = await buildOrder(shop, asha);
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
  const [first, atTheSameTime] = await Promise.all([invoiceOf(orderId), invoiceOf(orderId)]);
  expect(atTheSameTime.equals(first)).toBe(true);
  const later = await invoiceOf(orderId);
  expect(later.equals(first)).toBe(true);
});

test('other requests are served while an invoice is rendered', async () => {
  const orderId = await buildOrder(shop, asha);
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
  let isDrawn = false;
  const drawn = invoiceOf(orderId).finally(() => {
    isDrawn = true;
  });
  let turns = 0;
  while (!isDrawn) {
    turns += 1;
    await new Promise(setImmediate);
  }
  expect((await drawn).subarray(0, 5).toString()).toBe('%PDF-');
  // Rendering in this thread would leave only some ten turns to other work.
  expect(turns).toBeGreaterThan(200);
});

test('a wrong passphrase and a missing certificate give the operator a clear one-line error', async () => {
  const open = (file: string, passphrase?: string) =>
    openDocumentSigner({ SIGNING_CERTIFICATE: file, SIGNING_PASSPHRASE: passphrase });
  await expect(open(certificate, 'guess')).rejects.toThrow(
    /^SIGNING_PASSPHRASE does not open SIGNING_CERTIFICATE .*seller\.p12: /,
  );
  await expect(open(certificate)).rejects.toThrow(/^SIGNING_PASSPHRASE does not open/);
  await expect(open('/nowhere/seller.p12', PASSPHRASE)).rejects.toThrow(
    'SIGNING_CERTIFICATE cannot be read: /nowhere/seller.p12 (ENOENT)',
  );
  await expect(open(import.meta.filename, PASSPHRASE)).rejects.toThrow(/^SIGNING_PASSPHRASE does not open/);
});

test('a shop without a certificate has no signer', async () => {
  expect(await openDocumentSigner({ SIGNING_CERTIFICATE: undefined, SIGNING_PASSPHRASE: undefined })).toBe(
    undefined,
  );
});
