import {
  type BusinessFigure,
  type BusinessPeriod,
  businessFigureNames,
  businessPeriods,
} from '@gulmohar/contract/admin/business.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Section } from '../components/section.tsx';
import { ChoiceBar } from '../list/choice-bar.tsx';
import { BusinessChart } from './business-chart.tsx';
import { FigureCard } from './figure-card.tsx';
import { FigureHelp } from './figure-help.tsx';
import { businessQuery } from './today.queries.ts';

const USUAL: BusinessPeriod = '30';
const periods = businessPeriods.map((value) => ({
  value,
  label: value === '1' ? 'Today' : `${value} days`,
}));

/** Business figures of a period compared with the period before, and a chart of one of them. */
export function Business() {
  const [search] = useSearchParams();
  const days = businessPeriods.find((period) => period === search.get('days')) ?? USUAL;
  const [chosen, setChosen] = useState<BusinessFigure>('sales');
  const { data, isPlaceholderData } = useQuery({ ...businessQuery(days), throwOnError: true });
  return (
    <Section title="How business is going">
      <ChoiceBar label="Period" name="days" choices={periods} usual={USUAL} />
      {!data && <p className="py-4 text-muted">Loading …</p>}
      {data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <ul
            aria-label={`Figures of ${days === '1' ? 'today' : `${days} days`}`}
            className="mt-4 grid grid-cols-2 gap-px border border-rule bg-rule sm:grid-cols-3 lg:grid-cols-[auto_repeat(4,1fr)]"
          >
            {businessFigureNames.map((name) => (
              <li key={name} className="bg-ground first:col-span-2 sm:first:col-span-1">
                <FigureCard
                  name={name}
                  data={data}
                  isChosen={name === chosen}
                  onChoose={() => setChosen(name)}
                />
              </li>
            ))}
          </ul>
          <BusinessChart name={chosen} days={days} data={data} />
          <FigureHelp visitsSince={data.visitsSince} />
        </div>
      )}
    </Section>
  );
}
