import { TextField } from '@gulmohar/ui/field.tsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useStaff } from './session.queries.ts';

/** For what needs the second factor again. Who has none is told where to set it up. */
export function CodeField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { secondFactor } = useStaff();
  return (
    <div>
      <TextField
        label="Code of your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field}
      />
      {secondFactor === 'off' && (
        <p className="mt-1 text-sm">
          You have none yet: first set up a second factor under{' '}
          <Link className="text-link underline" to={paths.account}>
            Your account
          </Link>
          .
        </p>
      )}
    </div>
  );
}
