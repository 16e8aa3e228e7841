import { PageHead } from '../components/page-head.tsx';
import { DocumentBar } from '../site-document/document-bar.tsx';
import { useSiteDocument } from '../site-document/use-site-document.ts';
import { BrandPictures } from './brand-pictures.tsx';
import { LookAnnouncement } from './look-announcement.tsx';
import { LookColours } from './look-colours.tsx';
import type { LookPartProps } from './look-part.ts';
import { LookPresets } from './look-presets.tsx';
import { LookPreview } from './look-preview.tsx';
import { LookShapes } from './look-shapes.tsx';

/** How the shop looks, with a preview of the real shop beside it. */
export function LookPage() {
  const edited = useSiteDocument('theme', 'shop');
  const { document: look, change, errors, site } = edited;
  const part = {
    look,
    errors,
    change: (changes: Parameters<LookPartProps['change']>[0]) => change({ ...look, ...changes }),
  };
  return (
    <>
      <PageHead
        title="Look"
        note="Colours, fonts and pictures of the brand, on every page, in mails and documents"
      />
      <DocumentBar {...edited} />
      <p className="mb-6 lg:hidden">
        <a
          href="#look-preview"
          className="text-link inline-flex min-h-11 items-center underline underline-offset-4"
        >
          See the preview, below the choices
        </a>
      </p>
      <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid content-start gap-8">
          <LookPresets {...part} />
          <LookColours {...part} />
          <LookShapes {...part} />
          <BrandPictures {...part} />
          <LookAnnouncement {...part} />
        </div>
        <LookPreview look={look} version={site.version} />
      </div>
    </>
  );
}
