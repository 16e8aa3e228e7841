import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { PreferenceFields } from '../account/preference-fields.tsx';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { loginMessages as messages } from './login.messages.ts';
import type { RegistrationDraft } from './registration-steps.ts';

type StepProps = { form: UseFormReturn<RegistrationDraft>; isShown: boolean };

const preferenceNames = ['newsletter', 'smsUpdates', 'stockAlerts'] as const;

/**
 * A separate consent for each purpose, and the notice that India's data protection law (DPDP Act, section 5)
 * requires.
 */
export function PreferencesStep({ form, isShown }: StepProps) {
  const shop = useShop();
  return (
    <div hidden={!isShown}>
      <PreferenceFields names={preferenceNames} field={(name) => form.register(`preferences.${name}`)} />
      <section className="my-6 bg-panel p-4 text-sm">
        <h3 className="font-semibold">{messages.noticeTitle}</h3>
        <p className="mt-1">{messages.notice(shop?.name ?? '')}</p>
        <p className="mt-2">
          {messages.noticeMore}{' '}
          <a href={`mailto:${shop?.contact.email}`} className="text-link">
            {shop?.contact.email}
          </a>
        </p>
        <p className="mt-2">
          {messages.agree}{' '}
          <Link to={paths.terms()} target="_blank" className="text-link">
            {messages.terms}
          </Link>{' '}
          {messages.and}{' '}
          <Link to={paths.privacyPolicy()} target="_blank" className="text-link">
            {messages.privacyPolicy}
          </Link>
          .
        </p>
      </section>
    </div>
  );
}
