import type { SignedLinks } from '../../platform/mail/signed-links.ts';

const PREVIEW_MINUTES = 60;

type SitePreviews = { sign(): Promise<string>; isValid(key: string): Promise<boolean> };

/** Keys with which pages show the drafts of all documents. */
export function sitePreviews(links: SignedLinks): SitePreviews {
  return {
    sign: () => links.sign('preview-site', 'site', `${PREVIEW_MINUTES} minutes`),
    isValid: async (key) => (await links.verify('preview-site', key)) !== undefined,
  };
}
