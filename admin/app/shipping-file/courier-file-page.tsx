import {
  deleteShippingTemplate,
  type ShippingColumn,
  type ShippingField,
  type ShippingTemplate,
  saveShippingTemplate,
  shippingFields,
} from '@gulmohar/contract/admin/shipping-file.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Options, SelectField, TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { NothingHere } from '../components/nothing-here.tsx';
import { PageHead } from '../components/page-head.tsx';
import { showToast } from '../components/toasts.ts';
import { OrderedRows } from '../form/ordered-rows.tsx';
import { paths } from '../paths.ts';
import { headingsIn, matchHeadings } from './match-headings.ts';
import { refreshShippingTemplates, shippingTemplatesQuery } from './shipping-file.queries.ts';

/** The columns of a courier file: one of the owner's templates, or an unsaved copy of another one. */
export function CourierFilePage() {
  const { templateId } = useParams();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(shippingTemplatesQuery);
  const from = data.templates.find((one) => one.templateId === (templateId ?? search.get('copy')));
  if (!from) return <NothingHere />;
  return <TemplateForm key={from.templateId} from={from} isNew={templateId === undefined} />;
}

type Row = ShippingColumn & { key: string };

function rowOf(column: ShippingColumn): Row {
  return { ...column, key: crypto.randomUUID() };
}

function TemplateForm({ from, isNew }: { from: ShippingTemplate; isNew: boolean }) {
  const navigate = useNavigate();
  const [name, setName] = useState(isNew ? `${from.name}, ours` : from.name);
  const [rows, setRows] = useState<readonly Row[]>(() => from.columns.map(rowOf));
  const { templateId } = from;
  const id = isNew ? {} : { templateId };
  const done = async (message: string) => {
    showToast('success', message);
    await refreshShippingTemplates();
    await navigate(paths.courierFiles);
  };
  const save = useMutation({
    mutationFn: () => {
      return adminApi(saveShippingTemplate, { body: { ...id, name, columns: [...rows] } });
    },
    onSuccess: () => done(`${name} saved`),
  });

  function change(row: Row, changes: Partial<ShippingColumn>): void {
    setRows(rows.map((one) => (one === row ? { ...one, ...changes } : one)));
  }

  function move(at: number, to: number): void {
    setRows(rows.toSpliced(at, 1).toSpliced(to, 0, ...rows.slice(at, at + 1)));
  }

  return (
    <>
      <PageHead title={isNew ? 'New courier file' : from.name} />
      <form
        className="grid max-w-4xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <PastedHeadings existing={rows} onMatch={(columns) => setRows(columns.map(rowOf))} />
        <OrderedRows
          label="Columns"
          items={rows}
          keyOf={({ key }) => key}
          nameOf={({ heading }) => heading || 'the column'}
          onMove={move}
          isTall
        >
          {(row) => (
            <ColumnFields
              row={row}
              onChange={(changes) => change(row, changes)}
              onRemove={() => setRows(rows.filter((one) => one !== row))}
            />
          )}
        </OrderedRows>
        <div>
          <Button
            variant="quiet"
            onClick={() => setRows([...rows, rowOf({ heading: '', field: null, text: '' })])}
          >
            <Plus aria-hidden="true" className="size-4" /> Add a column
          </Button>
        </div>
        <ProblemNote text={save.error ? failureText(save.error) : undefined} />
        <div className="flex flex-wrap gap-4">
          <Button type="submit" isBusy={save.isPending}>
            Save
          </Button>
          {!isNew && (
            <ConfirmButton
              variant="quiet"
              label="Delete it"
              title={`Delete ${from.name}?`}
              action="Delete it"
              run={async () => {
                await adminApi(deleteShippingTemplate, { body: { templateId } });
                await done(`${from.name} deleted`);
              }}
            >
              <p>Its columns are lost. Files you have already downloaded are not affected.</p>
            </ConfirmButton>
          )}
        </div>
      </form>
    </>
  );
}

function PastedHeadings({
  existing,
  onMatch,
}: {
  existing: readonly ShippingColumn[];
  onMatch: (columns: ShippingColumn[]) => void;
}) {
  const [unknown, setUnknown] = useState<readonly string[]>();
  return (
    <div>
      <TextAreaField
        label="First line of the courier’s sample file"
        rows={2}
        hint="Paste it here to get exactly the same columns in the same order."
        onChange={({ target: { value } }) => {
          const headings = headingsIn(value);
          if (headings.length < 2) return;
          const matched = matchHeadings(headings, existing);
          setUnknown(matched.unknown);
          onMatch(matched.columns);
        }}
      />
      <p role="status" className={unknown ? 'text-sm' : 'sr-only'}>
        {unknown && unknown.length === 0 && 'All columns were recognised.'}
        {unknown && unknown.length > 0 && `Please choose what these contain: ${unknown.join('; ')}`}
      </p>
    </div>
  );
}

const TEXT = '';

function ColumnFields({
  row: { heading, field, text },
  onChange,
  onRemove,
}: {
  row: Row;
  onChange: (changes: Partial<ShippingColumn>) => void;
  onRemove: () => void;
}) {
  return (
    <div className="grid grow gap-x-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <TextField
        label="Heading"
        value={heading}
        onChange={(event) => onChange({ heading: event.target.value })}
      />
      <SelectField
        label="Holds"
        value={field ?? TEXT}
        onChange={({ target: { value } }) =>
          onChange({ field: value === TEXT ? null : (value as ShippingField), text: '' })
        }
      >
        <option value={TEXT}>The same text in every row</option>
        <Options of={shippingFields} />
      </SelectField>
      {field === null ? (
        <TextField
          label="Text"
          value={text}
          hint="May be left empty"
          onChange={(event) => onChange({ text: event.target.value })}
        />
      ) : (
        <span />
      )}
      <button
        type="button"
        aria-label={`Remove ${heading || 'the column'}`}
        onClick={onRemove}
        className="mt-7 grid size-11 cursor-pointer place-items-center"
      >
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.6} />
      </button>
    </div>
  );
}
