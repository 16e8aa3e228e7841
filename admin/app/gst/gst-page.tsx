import { returnPeriod } from '@gulmohar/contract/admin/gst.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { files } from '../paths.ts';
import { periodsQuery, returnQuery } from './gst.queries.ts';
import { MarkFiled } from './mark-filed.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { dueDates, periodName } from './period-names.ts';
import { ReturnChecks } from './return-checks.tsx';
import { ReturnTables } from './return-tables.tsx';

/**
 * The GST returns of a month or a quarter: figures, what to correct before filing, and the files to upload.
 */
export function GstPage() {
  const { data: periods } = useSuspenseQuery(periodsQuery);
  const [search] = useSearchParams();
  const queried = returnPeriod.safeParse(search.get('period')).data;
  const chosen = queried ?? periods.months[0] ?? '';
  const { gstReturn } = useSuspenseQuery(returnQuery(chosen)).data;
  return (
    <>
      <PageHead title="GST returns" note={`GSTIN ${gstReturn.gstin}`}>
        <a className={buttonClass()} href={files.gstReturn(chosen)} download>
          Download the files
        </a>
      </PageHead>
      <PeriodChoice chosen={chosen} {...periods} />
      <p className="mt-3 mb-3">
        {gstReturn.isOver
          ? dueDates(chosen, gstReturn.until)
          : `${periodName(chosen)} is not over yet: the figures are those so far.`}
      </p>
      <MarkFiled of={gstReturn} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
        <ReturnChecks of={gstReturn} />
        <ReturnTables of={gstReturn} />
      </div>
    </>
  );
}
