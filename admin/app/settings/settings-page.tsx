import { Fragment, useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { NothingHere } from '../components/nothing-here.tsx';
import { PageHead } from '../components/page-head.tsx';
import { paths } from '../paths.ts';
import { PaymentSection } from './payment-section.tsx';
import { SettingForm } from './setting-form.tsx';
import { settingsItems } from './setting-groups.ts';

/** The forms of one page of settings. Focuses the heading of the group named in the address. */
export function SettingsPage() {
  const { page = '' } = useParams();
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same group’s link can be clicked again
  useEffect(() => {
    const heading = hash ? document.getElementById(hash.slice(1)) : null;
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
  const item = settingsItems.find(({ path }) => path === paths.settingPage(page));
  if (!item) return <NothingHere />;
  return (
    <Fragment key={page}>
      <PageHead title={item.label} note="Changes take effect as soon as they are saved" />
      <div className="divide-y divide-rule border-t border-rule">
        {page === 'payment' && <PaymentSection />}
        {item.groups.map((group) => (
          <SettingForm key={group} group={group} />
        ))}
      </div>
    </Fragment>
  );
}
