import type { Section, SectionedDocument } from '@gulmohar/contract/site/page-document.ts';
import { AboutStory } from '../about/about-story.tsx';
import { HomePart, isHomePart } from '../home/home-part.tsx';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import { Buttons } from '../sections/buttons.tsx';
import { Columns } from '../sections/columns.tsx';
import { Countdown } from '../sections/countdown.tsx';
import { JournalRow } from '../sections/journal-row.tsx';
import { PictureGrid } from '../sections/picture-grid.tsx';
import { PictureText } from '../sections/picture-text.tsx';
import { ProductRow } from '../sections/product-row.tsx';
import { Questions } from '../sections/questions.tsx';
import { Quotes } from '../sections/quotes.tsx';
import { TextSection } from '../sections/text-section.tsx';
import { Video } from '../sections/video.tsx';
import { ViewedRow } from '../sections/viewed-row.tsx';
import type { LoadedPage } from './load-page.ts';

type PageSectionsProps = {
  loaded: LoadedPage<SectionedDocument>;
  /** Whether a picture comes before them, which is loaded first then. */
  isBelowPicture?: boolean;
};

/** The sections of a page, in the owner's order. */
export function PageSections({ loaded, isBelowPicture = false }: PageSectionsProps) {
  return loaded.page.sections.map((section, place) => {
    if (isHomePart(section.type)) {
      return loaded.home && <HomePart key={section.id} name={section.type} home={loaded.home} />;
    }
    return (
      <div key={section.id} className="page-width">
        <OwnSection section={section} loaded={loaded} isFirst={place === 0 && !isBelowPicture} />
      </div>
    );
  });
}

type OwnSectionProps = { section: Section; loaded: LoadedPage<SectionedDocument>; isFirst: boolean };

function OwnSection({ section, loaded: { rows, articles, about }, isFirst }: OwnSectionProps) {
  switch (section.type) {
    case 'about':
      return about && <AboutStory {...about} />;
    case 'products':
      return <ProductRow section={section} products={rows[section.id] ?? []} isFirst={isFirst} />;
    case 'journal':
      return <JournalRow section={section} articles={articles[section.id] ?? []} isFirst={isFirst} />;
    case 'text':
      return <TextSection section={section} isFirst={isFirst} />;
    case 'picture-text':
      return <PictureText section={section} isFirst={isFirst} />;
    case 'columns':
      return <Columns section={section} isFirst={isFirst} />;
    case 'quotes':
      return <Quotes section={section} isFirst={isFirst} />;
    case 'pictures':
      return <PictureGrid section={section} isFirst={isFirst} />;
    case 'video':
      return <Video section={section} isFirst={isFirst} />;
    case 'countdown':
      return <Countdown section={section} isFirst={isFirst} />;
    case 'questions':
      return <Questions section={section} isFirst={isFirst} />;
    case 'buttons':
      return <Buttons section={section} isFirst={isFirst} />;
    case 'newsletter':
      return (
        <div className="section-gap max-w-xl">
          <NewsletterBox />
        </div>
      );
    case 'recently-viewed':
      return <ViewedRow />;
    default:
      return null;
  }
}
