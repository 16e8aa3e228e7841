import { importRemittance } from '@gulmohar/contract/admin/remittance.ts';
import { adminApi } from '../api/admin-api.ts';
import { ImportFile } from '../form/import-file.tsx';
import { refreshRemittance } from './remittance.queries.ts';

/** Imports a courier's remittance file. */
export function ImportRemittance() {
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-sm text-muted">
        A CSV file with these headings: AWB, COD amount, UTR and, if there are any, deductions. Each UTR is
        imported only once.
      </p>
      <ImportFile
        label="Remittance file"
        send={(body) => adminApi(importRemittance, { body })}
        done="Remittance imported"
        refresh={refreshRemittance}
      />
    </div>
  );
}
