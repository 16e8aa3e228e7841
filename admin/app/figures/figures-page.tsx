import { businessPeriods } from '@gulmohar/contract/admin/business.ts';
import { FEW, type FigureTableName, TOO_FEW } from '@gulmohar/contract/admin/figure-tables.ts';
import { type FigurePeriod, figurePeriods } from '@gulmohar/contract/admin/figures.ts';
import { useSearchParams } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { Business } from '../today/business.tsx';
import { FigureSection } from './figure-section.tsx';

const OVERVIEW = 'overview';
const USUAL: FigurePeriod = '30';

const groups: { value: string; label: string; tables: readonly FigureTableName[] }[] = [
  { value: OVERVIEW, label: 'Overview', tables: ['steps', 'source'] },
  { value: 'products', label: 'Products', tables: ['product', 'category', 'viewed', 'margin', 'searches'] },
  { value: 'sizes', label: 'Sizes', tables: ['size', 'stitch', 'alerts', 'returns-advice'] },
  { value: 'buyers', label: 'Buyers', tables: ['state', 'payment', 'coupon', 'repeat'] },
  { value: 'returns', label: 'Returns', tables: ['returns-payment', 'returns-pin'] },
];

const periods = figurePeriods.map((value) => ({
  value,
  label: value === '1' ? 'Today' : value === '365' ? 'A year' : `${value} days`,
}));

/** Figures for decisions, in tables; each leads to the orders that it is made of. */
export function FiguresPage() {
  const [search] = useSearchParams();
  const group = groups.find(({ value }) => value === search.get('of')) ?? groups[0];
  const isOverview = group?.value === OVERVIEW;
  // The overview has the chart of Today, with its periods.
  const choices: readonly FigurePeriod[] = isOverview ? businessPeriods : figurePeriods;
  const days = choices.find((period) => period === search.get('days')) ?? USUAL;
  return (
    <>
      <PageHead
        title="Analytics"
        note={`Shares of fewer than ${FEW} are in italics, since they may be chance; of fewer than ${TOO_FEW} there are none`}
      />
      <ChoiceBar label="Subject" name="of" choices={groups} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-10">
        {isOverview ? <Business /> : <ChoiceBar label="Period" name="days" choices={periods} usual={USUAL} />}
        {group?.tables.map((name) => (
          <FigureSection key={name} name={name} days={days} />
        ))}
      </div>
    </>
  );
}
