import { importRemittance } from '@gulmohar/contract/admin/remittance.ts';
import { adminApi } from '../api/admin-api.ts';
import { ImportFile } from '../form/import-file.tsx';
import { refreshRemittance } from './remittance.queries.ts';

/** Imports a courier's remittance file. */
export function ImportRemittance() {
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-sm text-muted">
        A CSV file with a heading: AWB, COD amount, UTR and, where there are any, deductions. Each UTR is
        imported once.
      </p>
      <ImportFile
        label="Remittance file"
        send={(body) => adminApi(importRemittance, { body })}
        done="The remittance is imported"
        refresh={refreshRemittance}
      />
    </div>
  );
}
