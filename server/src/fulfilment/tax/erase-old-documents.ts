import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { erasedValues, isUnerased } from '../../platform/personal-data/erased-values.ts';
import { personalData } from '../../platform/personal-data/personal-data.ts';
import type { KeyRules } from '../../platform/personal-data/rules.ts';
import type { TaxDocumentContent } from './tax-document.ts';

/** A new key of a document does not compile until it is declared as personal data or not. */
personalData.tax_document.columns.content.keys satisfies KeyRules<TaxDocumentContent>;

/**
 * Section 36 of the CGST Act, 2017: 72 months after the due date of the financial year's annual return, which
 * is 31 December after it (rule 80 of the CGST Rules, 2017).
 */
const RETENTION_MONTHS = 72;

/** If the buyer deleted the account; deletes the PDFs, too. */
export async function eraseOldDocuments(db: Database): Promise<void> {
  await sql`
    with erased as (
      update tax_document set ${erasedValues('tax_document')}
        from orders
       where orders.id = order_id and buyer_left_at is not null
         and date_trunc('year', issued_at at time zone 'Asia/Kolkata' + interval '9 months') + interval '1 year'
           + ${RETENTION_MONTHS} * interval '1 month' <= now() at time zone 'Asia/Kolkata'
         and ${isUnerased('tax_document')}
      returning tax_document.id)
    delete from tax_document_file using erased where document_id = erased.id`.execute(db);
}
