import { beginSecondFactor, confirmSecondFactor } from '@gulmohar/contract/admin/second-factor.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { renderSVG } from 'uqr';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { digitsError } from '../form/number-text.ts';
import { sessionQuery } from '../session/session.queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/**
 * Shows the secret as a QR code, asks for the first code, then shows the recovery codes, once only.
 * @param setupCode the set-up code, if it is known
 */
export function SecondFactorSetUp({ setupCode }: { setupCode?: string | undefined }) {
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const { data: offer } = useQuery({
    queryKey: ['second-factor-offer'],
    queryFn: () => adminApi(beginSecondFactor),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: !recoveryCodes,
  });
  const form = useForm({
    resolver: zodResolver(confirmSecondFactor.body),
    defaultValues: { code: '', setupCode: setupCode ?? '' },
  });
  const field = fieldOf(form);
  const codeField = field('code');

  if (recoveryCodes) {
    return (
      <RecoveryCodes codes={recoveryCodes} onSaved={() => queryClient.invalidateQueries(sessionQuery)} />
    );
  }
  if (!offer) return null;
  return (
    <Form
      form={form}
      action="Turn on"
      className="grid max-w-sm gap-4"
      send={async (body) => {
        setRecoveryCodes((await adminApi(confirmSecondFactor, { body })).recoveryCodes);
      }}
    >
      <p>Scan this QR code with an authenticator app, then enter the six digits that it shows.</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(offer.address))}`}
        alt="QR code for your authenticator app"
        className="size-48 bg-white p-2"
      />
      <p className="text-sm text-muted">
        Or enter this secret by hand: <code className="break-all text-ink">{offer.secret}</code>
      </p>
      {offer.needsSetupCode && setupCode === undefined && (
        <TextField
          label="Set-up code"
          hint="From the person who gave you your password."
          autoComplete="off"
          autoCapitalize="characters"
          {...field('setupCode')}
        />
      )}
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...codeField}
        error={digitsError(form.watch('code')) ?? codeField.error}
      />
    </Form>
  );
}
