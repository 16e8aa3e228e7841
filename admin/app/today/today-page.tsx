import { PageHead } from '../components/page-head.tsx';
import { FirstRunNote } from '../first-run/first-run-note.tsx';
import { useStaff } from '../session/session.queries.ts';
import { Backups } from './backups.tsx';
import { Business } from './business.tsx';
import { DoctorReport } from './doctor-report.tsx';
import { MoneyProblems } from './money-troubles.tsx';
import { Problems } from './problems.tsx';
import { Sales } from './sales.tsx';
import { Waiting } from './waiting.tsx';
import { Work } from './work.tsx';

/**
 * The start page: tasks, problems, business figures, then the details of each, as far as the member of staff
 * may see them.
 */
export function TodayPage() {
  const { staff, may } = useStaff();
  return (
    <>
      <PageHead title="Today" note={`Namaste, ${staff.name}`} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {may('settings') && <FirstRunNote />}
        <Work />
        {may('sales.read') && <Problems />}
        {may('sales.read') && <Business />}
        <Waiting />
        {may('accounting') && <MoneyProblems />}
        {may('sales.read') && <Sales />}
        {may('sales.read') && <DoctorReport />}
        {may('sales.read') && <Backups />}
      </div>
    </>
  );
}
