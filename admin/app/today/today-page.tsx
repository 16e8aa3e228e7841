import { useStaff } from '../session/session.queries.ts';
import { PageHead } from '../shell/page-head.tsx';

export function TodayPage() {
  const { staff } = useStaff();
  return <PageHead title="Today" note={`Namaste, ${staff.name}`} />;
}
