import { type BillTemplate, importCourierBill } from '@gulmohar/contract/admin/courier-bill.ts';
import { courierLabels } from '@gulmohar/contract/admin/shipment.ts';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { ImportFile } from '../form/import-file.tsx';
import { useStaff } from '../session/session.queries.ts';
import { settingGroups, settingPath } from '../settings/setting-groups.ts';
import { refreshCourierBills } from './courier-bills.queries.ts';

export function ImportBill() {
  const { may } = useStaff();
  const [courier, setCourier] = useState<BillTemplate>('shiprocket');
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-sm text-muted">
        The statement as a CSV file, as the courier’s panel exports it. Each file and each charge is imported
        only once. The agreed rates are in the settings, under{' '}
        {may('settings') ? (
          <Link to={settingPath('freight')} className="text-link underline">
            {settingGroups.freight.label}
          </Link>
        ) : (
          settingGroups.freight.label
        )}
        .
      </p>
      <SelectField
        label="Statement from"
        value={courier}
        onChange={(event) => setCourier(event.target.value === 'delhivery' ? 'delhivery' : 'shiprocket')}
      >
        <Options of={courierLabels} />
      </SelectField>
      <ImportFile
        key={courier}
        label="Statement file"
        send={(file) => adminApi(importCourierBill, { body: { ...file, courier } })}
        done="Statement imported"
        refresh={refreshCourierBills}
      />
    </div>
  );
}
