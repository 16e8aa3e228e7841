import { PointsPage, pointsMeta } from '../page/points-page.tsx';
import { paths } from '../paths.ts';
import type { Route } from './+types/about-reviews-page';
import { aboutReviewsMessages as messages } from './about-reviews.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pointsMeta(matches, messages, paths.aboutReviews());
}

/** The shop's rules for reviews. */
export default function AboutReviewsPage() {
  return <PointsPage text={messages} />;
}
