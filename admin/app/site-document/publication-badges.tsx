import { Badge } from '../components/badge.tsx';
import { showDateTime } from '../components/india-time.ts';

type PublicationBadgesProps = { isPublished: boolean; hasDraft: boolean; publishAt: string | null };

/** Whether shoppers see a document of a list, and what is about to change. */
export function PublicationBadges({ isPublished, hasDraft, publishAt }: PublicationBadgesProps) {
  return (
    <span className="flex flex-wrap gap-2">
      {isPublished && <Badge tone="good">Shown</Badge>}
      {publishAt && <Badge tone="wait">From {showDateTime(publishAt)}</Badge>}
      {hasDraft && !publishAt && <Badge tone="wait">{isPublished ? 'Changed' : 'Draft'}</Badge>}
    </span>
  );
}
