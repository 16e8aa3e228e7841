import { turnOffSecondFactor } from '@gulmohar/contract/admin/second-factor.ts';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { sessionQuery } from '../session/session.queries.ts';

export function TurnOffSecondFactor() {
  const form = useForm({ resolver: zodResolver(turnOffSecondFactor.body), defaultValues: { password: '' } });
  const field = fieldOf(form);

  return (
    <Form
      form={form}
      action="Turn off"
      variant="secondary"
      className="grid max-w-sm gap-2"
      send={async (body) => {
        await adminApi(turnOffSecondFactor, { body });
        showToast('success', 'Second factor turned off');
        await queryClient.invalidateQueries(sessionQuery);
      }}
    >
      <p>It is on: to sign in, you need a code from your authenticator app.</p>
      <PasswordField
        label="Your password, to turn it off"
        autoComplete="current-password"
        {...field('password')}
      />
    </Form>
  );
}
