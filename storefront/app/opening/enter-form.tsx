import { enterClosedShop } from '@gulmohar/contract/shop/opening.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { browserApi } from '../api/browser-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import { paths } from '../paths.ts';
import { openingMessages as messages } from './opening.messages.ts';

/** The password for friends. */
export function EnterForm() {
  const form = useForm<{ password: string }>({ resolver: zodResolver(enterClosedShop.body) });
  const { errors, isSubmitting } = form.formState;

  async function submit(body: { password: string }): Promise<void> {
    await browserApi(enterClosedShop, { body });
    // Loads the page anew, because the server now answers differently.
    location.assign(paths.home());
  }

  return (
    <details className="mt-10 w-full text-left noscript:hidden">
      <summary className="text-link cursor-pointer py-3 text-center">{messages.friends}</summary>
      <form
        noValidate
        aria-label={messages.friends}
        onSubmit={sending(form, submit, { failed: messages.enterFailed })}
      >
        <TextField
          label={messages.password}
          type="password"
          autoComplete="off"
          {...fieldOf(form)('password')}
        />
        <ProblemNote text={errors.root?.message} />
        <Button type="submit" isBusy={isSubmitting} className="w-full">
          {isSubmitting ? messages.entering : messages.enter}
        </Button>
      </form>
    </details>
  );
}
