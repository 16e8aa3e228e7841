import { checkNewPassword } from '@gulmohar/contract/accounts/password.ts';
import { register as registerCall } from '@gulmohar/contract/accounts/user.ts';
import { failedFields } from '@gulmohar/contract/api/client.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserApi } from '../api/browser-api.ts';
import { sending } from '../form/sending.ts';
import { readDeviceId } from '../session/device-id.ts';
import { setToken } from '../session/session-store.ts';
import { AccountStep } from './account-step.tsx';
import { AddressStep } from './address-step.tsx';
import { loginMessages as messages } from './login.messages.ts';
import { PreferencesStep } from './preferences-step.tsx';
import { emptyDraft, type RegistrationDraft, stepOf, stepResolver } from './registration-steps.ts';
import { StepList } from './step-list.tsx';
import { stepProblem } from './step-problems.ts';
import { useStepFocus } from './use-step-focus.ts';

const LAST_STEP = messages.steps.length - 1;

/** Three steps in one form, so that going back loses nothing and the browser can save the password. */
export function SignUpForm() {
  const [step, setStep] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const heading = useStepFocus(step);
  const form = useForm<RegistrationDraft>({
    resolver: stepResolver(step),
    defaultValues: emptyDraft,
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;

  function goTo(next: number): void {
    setRefused(false);
    setStep(next);
  }

  async function submit(): Promise<void> {
    if (step === 0 && (await isPasswordRefused())) return;
    if (step < LAST_STEP) return goTo(step + 1);
    try {
      const body = { ...form.getValues(), deviceId: readDeviceId() };
      const { token } = await browserApi(registerCall, { body });
      showToast('success', messages.registrationSuccessful);
      setToken(token);
    } catch (error) {
      const [first] = failedFields(error);
      if (first) goTo(stepOf(first[0]));
      throw error;
    }
  }

  /**
   * Reports a refused password now rather than two steps later; if it cannot be checked now, registration
   * will check it.
   */
  async function isPasswordRefused(): Promise<boolean> {
    try {
      await browserApi(checkNewPassword, { body: { password: form.getValues('password') } });
      return false;
    } catch (error) {
      const { password: message } = Object.fromEntries(failedFields(error));
      if (message) form.setError('password', { message }, { shouldFocus: true });
      return message !== undefined;
    }
  }

  return (
    <form
      noValidate
      aria-label={messages.signUp}
      onSubmit={sending(form, submit, {
        failed: messages.registrationFailed,
        onInvalid: () => setRefused(true),
      })}
    >
      <StepList step={step} />
      <h2 ref={heading} tabIndex={-1} className="mt-6 mb-4 font-display text-xl text-heading outline-none">
        {messages.steps[step]}
      </h2>
      <AccountStep form={form} isShown={step === 0} />
      <AddressStep form={form} isShown={step === 1} />
      <PreferencesStep form={form} isShown={step === 2} />
      <ProblemNote
        text={errors.root?.message ?? (isRefused ? stepProblem(errors, form.getValues()) : undefined)}
      />
      <div className="mt-4 flex gap-3">
        {step > 0 && (
          <Button variant="secondary" onClick={() => goTo(step - 1)}>
            {messages.back}
          </Button>
        )}
        <Button type="submit" isBusy={isSubmitting} className="grow">
          {step < LAST_STEP ? messages.next : isSubmitting ? messages.creating : messages.signUp}
        </Button>
      </div>
    </form>
  );
}
