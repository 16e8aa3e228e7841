import { saveFilter } from '@gulmohar/contract/admin/filter.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { paths } from '../paths.ts';
import { choicesQuery } from '../products/product.queries.ts';
import { settingPath } from '../settings/setting-groups.ts';
import { refreshSettings, useSettings } from '../settings/settings.queries.ts';
import { filtersOf, type TradeName, tradeNames, trades, withKindsOf } from './trade-presets.ts';

/**
 * Sets up categories, kinds and sizes for what a shop sells, and what new products of each kind begin with. Values that
 * products already have cannot be removed.
 */
export function WhatYouSell() {
  const { settings } = useSettings();
  const [chosen, setChosen] = useState<readonly TradeName[]>([]);
  const save = useMutation({
    mutationFn: async () => {
      for (const body of filtersOf(chosen)) await adminApi(saveFilter, { body });
      const list = withKindsOf(chosen, settings.kinds.list);
      await adminApi(saveSettings, { body: { group: 'kinds', value: { list } } });
      await Promise.all([refreshSettings(), queryClient.invalidateQueries(choicesQuery)]);
    },
  });
  return (
    <section
      aria-labelledby="what-you-sell"
      className="grid gap-4 py-8 lg:grid-cols-[16rem_minmax(0,36rem)] lg:gap-10"
    >
      <div>
        <h2 id="what-you-sell" className="font-display text-xl text-heading">
          What you sell
        </h2>
        <p className="mt-1 text-sm text-muted">
          Categories, kinds and sizes to begin with, and for new products of each kind an HSN code, its tax
          and a size chart. They replace those that no product has yet; you can change them under{' '}
          <Link to={paths.filters} className="text-link underline underline-offset-4">
            Filters
          </Link>{' '}
          and{' '}
          <Link to={settingPath('kinds')} className="text-link underline underline-offset-4">
            Kinds of products
          </Link>
          .
        </p>
      </div>
      <div>
        {tradeNames.map((name) => (
          <CheckField
            key={name}
            label={trades[name].title}
            hint={trades[name].kinds.map(({ subCategory }) => subCategory).join(', ')}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        ))}
        <Button
          variant="secondary"
          className="mt-4"
          disabled={chosen.length === 0}
          isBusy={save.isPending}
          onClick={() => save.mutate()}
        >
          Set up categories and sizes
        </Button>
        <p role="status">{save.isSuccess && 'Set up'}</p>
        <FailureNote error={save.error} />
      </div>
    </section>
  );
}
