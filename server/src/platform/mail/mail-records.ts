import { Resolver } from 'node:dns/promises';
import type { mailRecordState } from '@gulmohar/contract/admin/mail-server.ts';
import type { z } from 'zod';

type State = z.infer<typeof mailRecordState>;
/** @returns the texts of a name's TXT records, each in pieces */
export type LookUp = (name: string) => Promise<string[][]>;

/** What a name server says when there is no such record. */
const NONE = new Set(['ENODATA', 'ENOTFOUND']);

/** @param selector of DKIM; empty if it is not known */
export async function findMailRecords(
  domain: string,
  selector: string,
  lookUp: LookUp = lookUpText,
): Promise<{ spf: State; dkim: State | null; dmarc: State }> {
  const stateOf = async (name: string, begins: RegExp): Promise<State> => {
    try {
      return (await lookUp(name)).some((pieces) => begins.test(pieces.join(''))) ? 'found' : 'missing';
    } catch (error) {
      return NONE.has((error as NodeJS.ErrnoException).code ?? '') ? 'missing' : 'unknown';
    }
  };
  const [spf, dkim, dmarc] = await Promise.all([
    stateOf(domain, /^v=spf1 /i),
    selector ? stateOf(`${selector}._domainkey.${domain}`, /(^|;)\s*p=\S/) : null,
    stateOf(`_dmarc.${domain}`, /^v=DMARC1\s*;/i),
  ]);
  return { spf, dkim, dmarc };
}

async function lookUpText(name: string): Promise<string[][]> {
  return new Resolver({ timeout: 2_000, tries: 1 }).resolveTxt(name);
}
