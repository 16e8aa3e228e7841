import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';

type PublicationBadgesProps = {
  isPublished: boolean;
  hasDraft: boolean;
  publishAt: string | null;
  fault: string | null;
};

/** Whether shoppers see a document of a list, and what is about to change. */
export function PublicationBadges({ isPublished, hasDraft, publishAt, fault }: PublicationBadgesProps) {
  return (
    <span className="flex flex-wrap gap-2">
      {isPublished && <Badge tone="good">Shown</Badge>}
      {publishAt && fault === null && <Badge tone="wait">From {showDateTime(publishAt)}</Badge>}
      {publishAt && fault !== null && (
        <>
          <Badge tone="bad">Not published on {showDateTime(publishAt)}</Badge>
          <span className="text-sm text-muted">{fault}</span>
        </>
      )}
      {hasDraft && !publishAt && <Badge tone="wait">{isPublished ? 'Changed' : 'Draft'}</Badge>}
    </span>
  );
}
