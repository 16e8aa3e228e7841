import type { mailRecordState } from '@gulmohar/contract/admin/mail-server.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { FailureNote } from '../components/failure-note.tsx';
import { mailRecordsQuery } from './mail-server.queries.ts';

const states: Record<z.infer<typeof mailRecordState>, string> = {
  found: 'there',
  missing: 'missing',
  unknown: 'could not be looked up; try again later',
};

/** The three records that decide whether a mail reaches the inbox, looked up on request. */
export function MailRecords() {
  const [selector, setSelector] = useState('');
  const records = useQuery({ ...mailRecordsQuery(selector), enabled: false });
  const { data } = records;
  return (
    <div>
      <h2 className="font-display text-xl text-heading">Do mails reach the inbox?</h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        Gmail and others hide mails from domains without these three records, which you add where your domain
        is managed. Your mail provider names their texts.
      </p>
      <TextField
        label="DKIM selector"
        hint="From your mail provider; empty if you do not know it"
        value={selector}
        onChange={(event) => setSelector(event.target.value)}
      />
      <Button variant="secondary" isBusy={records.isFetching} onClick={() => void records.refetch()}>
        Look them up
      </Button>
      <FailureNote error={records.error} />
      {data && (
        <dl className="mt-3 grid gap-1">
          <Row name="SPF" does="says which servers may send for you" state={states[data.spf]} />
          <Row
            name="DKIM"
            does="signs each mail"
            state={data.dkim ? states[data.dkim] : 'needs the selector to be looked up'}
          />
          <Row name="DMARC" does="says what happens to mails that are neither" state={states[data.dmarc]} />
        </dl>
      )}
      <p role="status">{data && `Looked up for ${data.domain}.`}</p>
    </div>
  );
}

function Row({ name, does, state }: { name: string; does: string; state: string }) {
  return (
    <div>
      <dt className="inline">
        {name}, which {does}:
      </dt>{' '}
      <dd className="inline font-semibold">{state}</dd>
    </div>
  );
}
