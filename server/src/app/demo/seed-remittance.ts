import { remittanceFile } from '@gulmohar/payment-sandbox/courier/remittance-file.ts';
import { v7 as uuid } from 'uuid';
import { importRow } from '../../fulfilment/courier/remittance/import-remittance.ts';
import { readRemittanceFile } from '../../fulfilment/courier/remittance/read-remittance-file.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { SentParcel } from './seed-parcel.ts';

/** Imports what the sandbox's courier has transferred, according to the file at `/dev/courier`. */
export async function insertRemittance(trx: Transaction, sent: readonly SentParcel[]): Promise<void> {
  const delivered = sent.flatMap(({ booked, deliveredAt }) =>
    deliveredAt ? [{ ...booked, delivered_at: deliveredAt }] : [],
  );
  for (const row of readRemittanceFile(remittanceFile(delivered))) {
    const { id } = await trx
      .insertInto('remittance')
      .values({
        id: uuid(),
        reference: row.reference,
        file_name: 'sandbox-remittance.csv',
        staff_name: 'operator',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await importRow(trx, id, row);
  }
}
