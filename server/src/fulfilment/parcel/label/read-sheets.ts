import type { Paper, PrintKind } from '@gulmohar/contract/admin/print.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { IssuedDocument } from '../../tax/pdf/tax-document.pdf.ts';
import type { TaxDocumentJson } from '../../tax/tax-document.ts';
import { type LabelSources, readLabels } from './read-labels.ts';
import { readSlips } from './read-slips.ts';
import type { Sheet } from './sheet.ts';

export const ORDERS_IN_BATCH = 10;

export type PrintInput = { orderIds: readonly string[]; kinds: readonly PrintKind[]; paper: Paper };

/**
 * Each order's documents come together, in packing order; on A4, where four labels share a sheet, all labels
 * come last.
 */
export async function* readSheets(
  sources: LabelSources,
  { orderIds, kinds, paper }: PrintInput,
): AsyncGenerator<Sheet[]> {
  for (const pass of passesOf({ kinds, paper })) {
    for (let at = 0; at < orderIds.length; at += ORDERS_IN_BATCH) {
      yield await readBatch(sources, orderIds.slice(at, at + ORDERS_IN_BATCH), pass);
    }
  }
}

export async function* readLabelSheets(
  sources: LabelSources,
  parcels: readonly { id: string; order_id: string }[],
): AsyncGenerator<Sheet[]> {
  for (let at = 0; at < parcels.length; at += ORDERS_IN_BATCH) {
    const some = parcels.slice(at, at + ORDERS_IN_BATCH);
    const labels = await readLabels(sources, [...new Set(some.map(({ order_id }) => order_id))]);
    yield some.flatMap(({ id, order_id }) => {
      const label = labels.get(order_id)?.find(({ parcelId }) => parcelId === id);
      return label ? [{ kind: 'label' as const, label }] : [];
    });
  }
}

export function countPasses(input: Pick<PrintInput, 'kinds' | 'paper'>): number {
  return passesOf(input).length;
}

function passesOf({ kinds, paper }: Pick<PrintInput, 'kinds' | 'paper'>): PrintKind[][] {
  if (paper === '4x6') return [[...kinds]];
  const passes = [kinds.filter((kind) => kind !== 'label'), kinds.filter((kind) => kind === 'label')];
  return passes.filter(({ length }) => length > 0);
}

async function readBatch(
  sources: LabelSources,
  orderIds: readonly string[],
  kinds: readonly PrintKind[],
): Promise<Sheet[]> {
  const { db, settings } = sources;
  const none = new Map<string, never>();
  const [invoices, slips, labels] = await Promise.all([
    kinds.includes('invoice') ? findIssued(db, orderIds) : none,
    kinds.includes('packing-slip') ? readSlips(db, settings, orderIds) : none,
    kinds.includes('label') ? readLabels(sources, orderIds) : none,
  ]);
  return orderIds.flatMap((orderId): Sheet[] => {
    const issued = invoices.get(orderId);
    const slip = slips.get(orderId);
    return [
      ...(issued ? [{ kind: 'invoice' as const, issued }] : []),
      ...(slip ? [{ kind: 'packing-slip' as const, slip }] : []),
      ...(labels.get(orderId) ?? []).map((label) => ({ kind: 'label' as const, label })),
    ];
  });
}

/** By order id; an exchange has a challan instead. */
async function findIssued(db: Database, orderIds: readonly string[]): Promise<Map<string, IssuedDocument>> {
  const documents = await db
    .selectFrom('tax_document')
    .where('order_id', 'in', orderIds)
    .where('kind', '<>', 'credit-note')
    .select(['order_id', 'kind', 'number', 'issued_at', 'content'])
    .$narrowType<TaxDocumentJson>()
    .execute();
  return new Map(documents.map(({ order_id, ...issued }) => [order_id, issued]));
}
