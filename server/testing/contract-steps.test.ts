import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contractSteps } from './contract-steps.ts';

const FOLDER = path.resolve(import.meta.dirname, '../migrations');
/** Earlier migrations are older than the rule. */
const FIRST = '0130';

test('no migration removes what the previous release still uses, unless its name says so', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file >= FIRST && !file.endsWith('.contract.sql'));
  const wrong = await Promise.all(
    files.map(async (file) => {
      const steps = contractSteps(await readFile(path.join(FOLDER, file), 'utf8'));
      return steps.map((step) => `${file} ${step}`);
    }),
  );
  expect(
    wrong.flat(),
    'Add beside it and take away a release later, in a migration named *.contract.sql (CONTRIBUTING.md)',
  ).toEqual([]);
});

test.each([
  'drop table orders',
  'alter table orders\n  drop column email',
  'alter table orders rename column email to mail',
  'alter table orders rename to sale',
  'alter table orders alter column phone set not null',
  'alter table orders alter phone type varchar(20)',
  'alter table orders add column colour text, add column gift text not null',
  'drop function is_on_sale(product)',
])('%j is a contract step', (sql) => {
  expect(contractSteps(`${sql};`)).toHaveLength(1);
});

test.each([
  `alter table orders add column gift text not null default ''`,
  'alter table orders add column gift text, add column twice integer not null generated always as (1 + 1) stored',
  'create table gift (id bigint not null); alter table gift alter column id type integer',
  '-- drop table orders\nselect 1',
  `create function f() returns trigger language plpgsql as $$ begin drop table x; end $$`,
  `comment on column orders.email is 'retired: we rename it'`,
  'alter table orders drop constraint orders_status_check, add constraint known check (status is not null)',
])('%j is not a contract step', (sql) => {
  expect(contractSteps(`${sql};`)).toEqual([]);
});
