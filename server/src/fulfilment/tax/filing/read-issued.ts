import type { Paise } from '@gulmohar/contract/values/money.ts';
import { type SqlBool, sql } from 'kysely';
import type { ReadDatabase } from '../../../platform/database/reads.ts';
import type { TaxDocumentKind, TaxDocumentReason } from '../../../platform/database/tables.ts';
import type { TaxDocumentContent, TaxDocumentJson } from '../tax-document.ts';
import { dayAfter, firstDay, parsePeriod, type ReturnPeriod } from './return-period.ts';

export type IssuedDocument = {
  kind: TaxDocumentKind;
  number: string;
  date: string;
  order_id: string;
  /** For a credit note only. */
  reason: TaxDocumentReason | null;
  content: TaxDocumentContent;
  /** For a credit note, its invoice's total, tax included; null when that invoice is not known. */
  invoice_total: Paise | null;
};

/** Without the bills of a seller who collects no tax, which GSTR-1 does not ask for. */
export async function readIssued(db: ReadDatabase, period: ReturnPeriod): Promise<IssuedDocument[]> {
  const [from, until] = [firstDay(period), dayAfter(period)];
  return db
    .selectFrom('tax_document')
    .leftJoin('tax_document as invoice', (join) =>
      join
        .on('tax_document.kind', '=', 'credit-note')
        .on(sql<SqlBool>`invoice.number = tax_document.content->>'against'`),
    )
    .where(sql<SqlBool>`tax_document.issued_at >= ${from}::timestamp at time zone 'Asia/Kolkata'`)
    .where(sql<SqlBool>`tax_document.issued_at < ${until}::timestamp at time zone 'Asia/Kolkata'`)
    .where(sql<SqlBool>`coalesce(tax_document.content->'seller'->>'registration', 'regular') = 'regular'`)
    .orderBy('tax_document.issued_at')
    .orderBy('tax_document.number')
    .select(['tax_document.kind', 'tax_document.number', 'tax_document.order_id', 'tax_document.reason'])
    .select('tax_document.content')
    .$narrowType<TaxDocumentJson>()
    .select(sql<number | null>`(invoice.content->>'total')::bigint`.as('invoice_total'))
    .select(sql<string>`to_char(tax_document.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`.as('date'))
    .$narrowType<TaxDocumentJson>()
    .execute();
}

/** The documents issued in a month. @param month such as `2026-11` */
export async function readMonth(db: ReadDatabase, month: string): Promise<IssuedDocument[]> {
  return readIssued(db, parsePeriod(month));
}
