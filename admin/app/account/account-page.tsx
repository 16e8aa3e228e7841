import { PageHead } from '../components/page-head.tsx';
import { useStaff } from '../session/session.queries.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { OpenSessions } from './open-sessions.tsx';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';
import { TurnOffSecondFactor } from './turn-off-second-factor.tsx';

/** The signed-in staff member's own account: second factor, password, sessions. */
export function AccountPage() {
  const { staff, secondFactor } = useStaff();
  return (
    <>
      <PageHead title="Your account" note={`${staff.name}, ${staff.email}`} />
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-10">
        <section>
          <h2 className="mb-3 font-display text-xl text-heading">Second factor</h2>
          {secondFactor === 'on' ? <TurnOffSecondFactor /> : <SecondFactorSetUp />}
        </section>
        <section>
          <h2 className="mb-3 font-display text-xl text-heading">Password</h2>
          <ChangePasswordForm />
        </section>
        <section>
          <h2 className="mb-3 font-display text-xl text-heading">Where you are signed in</h2>
          <OpenSessions />
        </section>
      </div>
    </>
  );
}
