import { PointsPage, pointsMeta } from '../page/points-page.tsx';
import { paths } from '../paths.ts';
import type { Route } from './+types/accessibility-page';
import { accessibilityMessages as messages } from './accessibility.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pointsMeta(matches, messages, paths.accessibility());
}

/**
 * The accessibility statement: what works for people with disabilities, what does not yet, and whom to
 * contact.
 */
export default function AccessibilityPage() {
  return <PointsPage text={messages} />;
}
