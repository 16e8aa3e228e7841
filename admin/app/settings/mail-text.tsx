import { previewMail, sendSampleMail } from '@gulmohar/contract/admin/mail-texts.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { type MailKind, mailKinds } from '@gulmohar/contract/shop/mail-texts.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextAreaField, TextField } from '@gulmohar/ui/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { fieldOf } from '../form/field-of.ts';

type MailTextProps = { kind: MailKind; form: UseFormReturn<Settings['mails']> };

/** Subject and first paragraph of a kind of mail, with its usual text as the placeholder, and the mail as it stands. */
export function MailText({ kind, form }: MailTextProps) {
  const field = fieldOf(form);
  const { title, fields, subject, opening } = mailKinds[kind];
  const own = useWatch({ control: form.control, name: `texts.${kind}` });
  const [greeting, signature] = useWatch({ control: form.control, name: ['greeting', 'signature'] });
  const draft = { kind, greeting, signature, ...own };
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<string>();
  const test = useMutation({ mutationFn: () => adminApi(sendSampleMail, { body: draft }) });
  const hasFault = form.formState.errors.texts?.[kind] !== undefined;
  return (
    <details
      className="rounded-md border border-rule px-4"
      open={isOpen || hasFault}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="cursor-pointer py-3 font-semibold">
        {title}
        {(own.subject || own.opening) && <span className="font-normal text-muted"> · your words</span>}
      </summary>
      <div className="pb-3">
        <TextField label="Subject" placeholder={subject} {...field(`texts.${kind}.subject`)} />
        <TextAreaField
          label="First paragraph"
          rows={3}
          placeholder={opening}
          hint={`It can contain ${fields.map((name) => `{${name}}`).join(', ')}.`}
          {...field(`texts.${kind}.opening`)}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => setShown(`${fullPath(previewMail)}?${new URLSearchParams(draft)}`)}
          >
            Preview
          </Button>
          <Button variant="quiet" isBusy={test.isPending} onClick={() => test.mutate()}>
            Send it to me
          </Button>
          {(own.subject || own.opening) && (
            <Button
              variant="quiet"
              onClick={() =>
                form.setValue(`texts.${kind}`, { subject: '', opening: '' }, { shouldDirty: true })
              }
            >
              Usual text
            </Button>
          )}
        </div>
        <p role="status">{test.data?.message}</p>
        <FailureNote error={test.error} />
        {shown && (
          <iframe
            title={`Preview of ${title}`}
            src={shown}
            className="mt-3 h-120 w-full border border-rule"
          />
        )}
      </div>
    </details>
  );
}
