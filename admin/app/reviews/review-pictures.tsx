import { type AdminReview, getAdminReviewPicture } from '@gulmohar/contract/admin/review.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';

/** The photographs of a review; a click opens one in full in a new tab. */
export function ReviewPictures({ review: { pictures, author } }: { review: AdminReview }) {
  if (pictures.length === 0) return null;
  const address = (id: string, size: string) =>
    `${fullPath(getAdminReviewPicture)}?${new URLSearchParams({ pictureId: id, size })}`;
  return (
    <ul className="my-2 flex flex-wrap gap-2">
      {pictures.map((id, index) => (
        <li key={id}>
          <a href={address(id, 'large')} target="_blank" rel="noreferrer" className="block">
            <img
              src={address(id, 'small')}
              alt={`${index + 1} of ${pictures.length} by ${author}`}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 border border-rule object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
