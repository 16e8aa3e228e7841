import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import { addressKey, targetOf } from './address-key.ts';

/** As typed or read from a file. */
export type RedirectInput = { from: string; to: string };

export type SavedRedirects = {
  /** Where each old address leads now, by its key. */
  saved: Map<string, string>;
  /** By place in the input. */
  faults: { at: number; field: 'from' | 'to'; message: string }[];
};

type Origin = 'owner' | 'import' | 'rename';

/**
 * Saves redirects so that each leads to its page in one hop: where the target is an old address itself, its own
 * target is stored, and redirects to a new old address are turned to its target. Those that lead back to
 * themselves or are no addresses are not saved. Of several for one address, the last one holds.
 */
export async function saveRedirects(
  trx: Transaction,
  inputs: readonly RedirectInput[],
  origin: Origin,
): Promise<SavedRedirects> {
  await sql`lock table redirect in share row exclusive mode`.execute(trx);
  const { wanted, faults } = readInputs(inputs);
  const known = await readTargets(
    trx,
    [...wanted.values()].map(({ to }) => keyOf(to)),
  );
  const saved = new Map<string, string>();
  for (const [from, { at, to }] of wanted) {
    const end = endOf(to, (key) => wanted.get(key)?.to ?? known.get(key), from);
    if (end === undefined) faults.push({ at, field: 'to', message: 'This leads back to the old address' });
    else saved.set(from, end);
  }
  if (saved.size > 0) await writeRedirects(trx, saved, origin);
  return { saved, faults: faults.toSorted((one, other) => one.at - other.at) };
}

type Wanted = Map<string, { at: number; to: string }>;

function readInputs(inputs: readonly RedirectInput[]): { wanted: Wanted; faults: SavedRedirects['faults'] } {
  const wanted: Wanted = new Map();
  const faults: SavedRedirects['faults'] = [];
  for (const [at, { from, to }] of inputs.entries()) {
    const key = addressKey(from);
    const target = targetOf(to);
    if (key === undefined || key === '/') {
      faults.push({
        at,
        field: 'from',
        message: 'This must be the address of a page, such as /products/red-kurti',
      });
    } else if (/^\/(?:api|admin)(?:\/|$)/.test(key)) {
      faults.push({
        at,
        field: 'from',
        message: 'Addresses that begin with /admin or /api are the shop’s own',
      });
    } else if (target === undefined) {
      faults.push({ at, field: 'to', message: 'This must be the address of a page of this shop' });
    } else {
      wanted.set(key, { at, to: target });
    }
  }
  return { wanted, faults };
}

function keyOf(target: string): string {
  return addressKey(target) ?? target;
}

async function readTargets(trx: Transaction, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ from_path: string; to_path: string }>`
    select from_path, to_path from redirect where from_path = any(${keys})`.execute(trx);
  return new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
}

/** @returns undefined if the way leads through `from` or in a circle */
function endOf(to: string, next: (key: string) => string | undefined, from: string): string | undefined {
  const seen = new Set([from]);
  let end = to;
  for (;;) {
    const key = keyOf(end);
    if (seen.has(key)) return undefined;
    seen.add(key);
    const further = next(key);
    if (further === undefined) return end;
    end = further;
  }
}

async function writeRedirects(
  trx: Transaction,
  saved: ReadonlyMap<string, string>,
  origin: Origin,
): Promise<void> {
  const [from, to] = [[...saved.keys()], [...saved.values()]];
  await sql`
    insert into redirect (from_path, to_path, origin)
    select from_path, to_path, ${origin} from unnest(${from}::text[], ${to}::text[]) as new (from_path, to_path)
    on conflict (from_path) do update set to_path = excluded.to_path, origin = excluded.origin`.execute(trx);
  await sql`
    update redirect set to_path = new.to_path
    from unnest(${from}::text[], ${to}::text[]) as new (from_path, to_path)
    where lower(split_part(redirect.to_path, '?', 1)) = new.from_path`.execute(trx);
  await sql`delete from redirect_miss where path = any(${from})`.execute(trx);
}
