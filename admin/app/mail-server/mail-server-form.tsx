import { saveMailServer } from '@gulmohar/contract/admin/mail-server.ts';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { SecondFactorField } from '../form/second-factor-field.tsx';
import { mailServerQuery } from './mail-server.queries.ts';

/** The mail server as the owner's mail provider names it. It is tried before it is saved. */
export function MailServerForm({ onSaved }: { onSaved: () => Promise<void> }) {
  const { server } = useSuspenseQuery(mailServerQuery).data;
  const entered = server ?? { host: '', port: 587, security: 'starttls' as const, user: '', sender: '' };
  const form = useForm({
    resolver: zodResolver(saveMailServer.body),
    values: { ...entered, password: '', code: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Try and save"
      send={async (body) => {
        showToast('success', (await adminApi(saveMailServer, { body })).message);
        await queryClient.invalidateQueries(mailServerQuery);
        await onSaved();
      }}
      needsChange
      isPage
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField label="Server" hint="Such as smtp.example.com" autoComplete="off" {...field('host')} />
        <TextField label="Port" inputMode="numeric" {...field('port', { valueAsNumber: true })} />
        <SelectField label="Encryption" {...field('security')}>
          <option value="starttls">STARTTLS, usually on port 587</option>
          <option value="tls">TLS, usually on port 465</option>
        </SelectField>
        <TextField label="Mails come from" type="email" hint="At your own domain" {...field('sender')} />
        <TextField label="User name" autoComplete="off" {...field('user')} />
        <PasswordField
          label="Password"
          autoComplete="off"
          hint="Sealed when it is saved, and shown to nobody"
          {...field('password')}
        />
        <SecondFactorField {...field('code')} />
      </div>
    </Form>
  );
}
