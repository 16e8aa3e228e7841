import { readFileSync } from 'node:fs';
import type { pki } from 'node-forge';
import type { Environment } from '../../platform/config/env.ts';
import { StartupError } from '../../platform/process/startup-error.ts';

/** Signs the shop's tax documents (CGST Rules, rule 46: a digital signature replaces one by hand). */
export type DocumentSigner = {
  name: string;
  /** The space needed for a signature with its certificates, in bytes. */
  bytes: number;
  /** @param pdf with an empty signature field of `bytes` */
  sign(pdf: Buffer): Promise<Buffer>;
};

export type SigningSettings = Pick<Environment, 'SIGNING_CERTIFICATE' | 'SIGNING_PASSPHRASE'>;

/** A signature contains its time, whose length may vary by a byte or two. */
const SPARE_BYTES = 256;

/**
 * undefined without a certificate.
 * @throws StartupError when the file cannot be read or the passphrase does not open it
 */
export async function openDocumentSigner(settings: SigningSettings): Promise<DocumentSigner | undefined> {
  const { SIGNING_CERTIFICATE: file, SIGNING_PASSPHRASE: passphrase = '' } = settings;
  if (!file) return undefined;
  const p12 = readCertificate(file);
  // Loaded only when needed, because most shops have no certificate.
  const [{ P12Signer }, { SignPdf }] = await Promise.all([
    import('@signpdf/signer-p12'),
    import('@signpdf/signpdf'),
  ]);
  try {
    // A signer can sign only once, because it consumes its certificate.
    const newSigner = () => new P12Signer(p12, { passphrase });
    // A trial signature shows whether key and certificate match, and how long a signature is.
    const { length } = await newSigner().sign(Buffer.from('-'));
    return {
      name: await nameIn(p12, passphrase),
      bytes: length + SPARE_BYTES,
      sign: (pdf) => new SignPdf().sign(pdf, newSigner()),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`SIGNING_PASSPHRASE does not open SIGNING_CERTIFICATE ${file}: ${why}`);
  }
}

function readCertificate(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`SIGNING_CERTIFICATE cannot be read: ${file} (${code})`);
  }
}

/** The file may also contain the certificates of its issuers. */
async function nameIn(p12: Buffer, passphrase: string): Promise<string> {
  const { default: forge } = await import('node-forge');
  const { asn1, pkcs12, pki } = forge;
  const content = pkcs12.pkcs12FromAsn1(
    asn1.fromDer(forge.util.createBuffer(p12.toString('binary'))),
    false,
    passphrase,
  );
  const bagsOf = (bagType: string) => content.getBags({ bagType })[bagType] ?? [];
  const [shrouded] = bagsOf(pki.oids.pkcs8ShroudedKeyBag ?? '');
  const key = shrouded?.key as pki.rsa.PrivateKey | undefined;
  const certificates = bagsOf(pki.oids.certBag ?? '').flatMap(({ cert }) => cert ?? []);
  const own = certificates.find(({ publicKey }) =>
    (publicKey as pki.rsa.PublicKey).n.equals(key?.n as never),
  );
  const name: unknown = own?.subject.getField('CN')?.value;
  return typeof name === 'string' && name ? forge.util.decodeUtf8(name) : 'the seller';
}
