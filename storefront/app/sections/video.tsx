import Play from 'lucide-react/icons/play';
import { OwnVideo } from './own-video.tsx';
import { SectionPicture } from './section-picture.tsx';
import type { SectionProps } from './section-props.ts';
import { sectionMessages as messages } from './sections.messages.ts';
import { TitledSection } from './titled-section.tsx';

/** The owner's own video, or a link to one elsewhere, because the shop loads and frames nothing of others. */
export function Video({ section: { id, settings }, isFirst }: SectionProps<'video'>) {
  const { title, video, youtube, poster, alt } = settings;
  return (
    <TitledSection id={id} title={title}>
      {video ? (
        <OwnVideo video={video} poster={poster} alt={alt} isFirst={isFirst} />
      ) : (
        <YoutubeLink title={title} youtube={youtube} poster={poster} isFirst={isFirst} />
      )}
    </TitledSection>
  );
}

type YoutubeLinkProps = { title: string; youtube: string; poster: string; isFirst: boolean };

function YoutubeLink({ title, youtube, poster, isFirst }: YoutubeLinkProps) {
  return (
    <a
      href={youtube}
      target="_blank"
      rel="noopener"
      aria-label={messages.watch(title)}
      className="relative grid aspect-video max-w-4xl place-items-center bg-panel"
    >
      {poster && (
        <SectionPicture
          address={poster}
          alt=""
          sizes="(min-width: 60rem) 56rem, 92vw"
          isFirst={isFirst}
          shape="wide"
          className="absolute inset-0"
        />
      )}
      <span className="relative grid size-16 place-items-center rounded-full bg-ground text-ink">
        <Play aria-hidden="true" className="size-7" strokeWidth={1.5} />
      </span>
    </a>
  );
}
