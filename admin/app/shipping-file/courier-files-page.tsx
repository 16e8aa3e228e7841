import type { ShippingTemplate } from '@gulmohar/contract/admin/shipping-file.ts';
import { buttonClass } from '@gulmohar/ui/button.tsx';
import { SelectField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../components/page-head.tsx';
import { Section } from '../components/section.tsx';
import { files, paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { ImportTracking } from './import-tracking.tsx';
import { shippingTemplatesQuery } from './shipping-file.queries.ts';

/**
 * Files for couriers without an integration: parcels to upload at their website, and the tracking numbers to
 * import.
 */
export function CourierFilesPage() {
  const { data } = useSuspenseQuery(shippingTemplatesQuery);
  const { may } = useStaff();
  return (
    <>
      <PageHead
        title="Courier files"
        note="For couriers that are not connected: upload a file on their website, then import the tracking numbers here."
      />
      <div className="grid max-w-4xl gap-10">
        <Section title="1. Parcels for the courier">
          <ExportParcels templates={data.templates} waiting={data.waiting} />
        </Section>
        <Section title="2. Tracking numbers from the courier">
          <ImportTracking />
        </Section>
        {may('settings') && (
          <Section title="Columns">
            <Templates templates={data.templates} />
          </Section>
        )}
      </div>
    </>
  );
}

function ExportParcels({ templates, waiting }: { templates: readonly ShippingTemplate[]; waiting: number }) {
  const [templateId, setTemplateId] = useState(templates[0]?.templateId ?? '');
  if (waiting === 0) return <p className="text-muted">No parcels are waiting for a tracking number.</p>;
  return (
    <div className="grid max-w-md gap-2">
      <p>{waiting === 1 ? 'One order waits' : `${waiting} orders wait`} for a tracking number.</p>
      <SelectField
        label="Columns for"
        value={templateId}
        onChange={(event) => setTemplateId(event.target.value)}
      >
        {templates.map((template) => (
          <option key={template.templateId} value={template.templateId}>
            {template.name}
          </option>
        ))}
      </SelectField>
      <a href={files.parcels(templateId)} download="parcels.csv" className={buttonClass('primary')}>
        Download file
      </a>
    </div>
  );
}

function Templates({ templates }: { templates: readonly ShippingTemplate[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {templates.map(({ templateId, name, isBuiltIn, columns }) => (
        <li key={templateId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
          <p>
            <strong className="font-semibold">{name}</strong>
            <span className="ml-3 text-sm text-muted">{columns.length} columns</span>
          </p>
          <Link
            to={isBuiltIn ? paths.newCourierFile(templateId) : paths.courierFile(templateId)}
            aria-label={isBuiltIn ? `Copy ${name}` : `Change ${name}`}
            className={buttonClass('quiet')}
          >
            {isBuiltIn ? 'Copy' : 'Change'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
