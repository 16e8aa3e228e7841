import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import forge from 'node-forge';

const YEAR = 365 * 86_400_000;

/** Creates a self-signed certificate with its key as a .p12 file. @returns its path */
export async function buildCertificate(name: string, passphrase: string): Promise<string> {
  const { pkcs12, asn1 } = forge;
  const { certificate, privateKey } = selfSigned(name);
  const p12 = pkcs12.toPkcs12Asn1(privateKey, [certificate], passphrase, { algorithm: '3des' });
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'certificate-')), 'seller.p12');
  await writeFile(file, Buffer.from(asn1.toDer(p12).getBytes(), 'binary'));
  return file;
}

/** The same for a server of this name, as PEM. */
export function buildServerCertificate(name: string): { cert: string; key: string } {
  const { certificate, privateKey } = selfSigned(name);
  return { cert: forge.pki.certificateToPem(certificate), key: forge.pki.privateKeyToPem(privateKey) };
}

function selfSigned(name: string) {
  const { pki } = forge;
  const { publicKey, privateKey } = pki.rsa.generateKeyPair({ bits: 2048 });
  const certificate = pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - YEAR);
  certificate.validity.notAfter = new Date(Date.now() + YEAR);
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.sign(privateKey, forge.md.sha256.create());
  return { certificate, privateKey };
}
