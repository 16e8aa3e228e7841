import type { User } from '@gulmohar/contract/accounts/profile.ts';
import { TabList, TabPanel } from '@gulmohar/ui/tabs.tsx';
import { useId, useState } from 'react';
import { PeoplePanel } from '../size-advice/people-panel.tsx';
import { EmailNotice } from './email-notice.tsx';
import { profileMessages as messages } from './profile.messages.ts';
import { ProfileForm } from './profile-form.tsx';
import { type TabName, tabs } from './profile-tabs.ts';
import { SecurityPanel } from './security-panel.tsx';
import { SidePanel } from './side-panel.tsx';

export function ProfileView({ user }: { user: User }) {
  const id = useId();
  const [tab, setTab] = useState<TabName>('personal');
  return (
    <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[20rem_1fr]">
      <SidePanel user={user} onNotifications={() => setTab('preferences')} />
      <section aria-label={messages.sections} className="min-w-0">
        <EmailNotice user={user} />
        <TabList id={id} label={messages.sections} tabs={tabs} chosen={tab} onChoose={setTab} />
        <ProfileForm id={id} user={user} tab={tab} onTab={setTab} />
        <TabPanel id={id} name="sizes" isShown={tab === 'sizes'}>
          {tab === 'sizes' && <PeoplePanel />}
        </TabPanel>
        <TabPanel id={id} name="security" isShown={tab === 'security'}>
          <SecurityPanel />
        </TabPanel>
      </section>
    </div>
  );
}
