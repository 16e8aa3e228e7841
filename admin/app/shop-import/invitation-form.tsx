import type { ShopImport } from '@gulmohar/contract/admin/shop-import.ts';
import { inviteImportedCustomers } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { FailureNote } from '../components/failure-note.tsx';
import { Section } from '../components/section.tsx';
import { controlledOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { NumberField } from '../form/number-field.tsx';
import { paths } from '../paths.ts';
import { refreshShopImport } from './shop-import.queries.ts';

type InvitationFormProps = { importId: string; invitations: ShopImport['invitations'] };

const USUAL_PER_DAY = 200;

/** Customers without a password are invited to choose one, never all at once: mail providers would take it for spam. */
export function InvitationForm({ importId, invitations: { waiting, sent, perDay } }: InvitationFormProps) {
  const form = useForm({
    resolver: zodResolver(inviteImportedCustomers.body),
    values: { importId, perDay: perDay ?? USUAL_PER_DAY },
  });
  const pause = useMutation({
    mutationFn: () => adminApi(inviteImportedCustomers, { body: { importId, perDay: null } }),
    onSettled: () => refreshShopImport(importId),
  });
  return (
    <Section title="Invitations">
      <p role="status">
        {sent} invited to choose a password, {waiting} waiting
        {perDay === null ? '.' : `: ${perDay} a day, at 11 in the morning.`}
      </p>
      <p className="mt-1 max-w-prose text-sm text-muted">
        The first are invited at once, those who bought most first. The e-mail’s words are{' '}
        <Link to={paths.settingPage('messages')} className="text-link underline underline-offset-4">
          in the settings
        </Link>
        .
      </p>
      {waiting > 0 && (
        <Form
          form={form}
          action={perDay === null ? 'Invite them' : 'Change'}
          needsChange={perDay !== null}
          className="mt-4 grid max-w-sm gap-2"
          send={async (body) => {
            await adminApi(inviteImportedCustomers, { body });
            await refreshShopImport(importId);
          }}
        >
          <NumberField label="E-mails a day" {...controlledOf(form)('perDay')} />
        </Form>
      )}
      <FailureNote error={pause.error} />
      {perDay !== null && waiting > 0 && (
        <div className="mt-3">
          <Button variant="secondary" isBusy={pause.isPending} onClick={() => pause.mutate()}>
            Pause
          </Button>
        </div>
      )}
    </Section>
  );
}
