import type { FirstRunTask } from '@gulmohar/contract/admin/first-run.ts';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { settingPath } from '../settings/setting-groups.ts';

const tasks: Record<FirstRunTask, { text: string; to: string }> = {
  name: { text: 'The shop has a name', to: paths.setUp('name') },
  look: { text: 'It has your logo and colours', to: paths.look },
  identity: { text: 'Shoppers know who sells', to: paths.setUp('seller') },
  gst: { text: 'Invoices have your GST number, or you have none', to: paths.setUp('gst') },
  delivery: { text: 'Delivery and returns are set', to: paths.setUp('delivery') },
  payments: { text: 'Payments are real, and the provider’s webhook arrives', to: paths.setUp('payments') },
  mail: { text: 'A test mail was accepted', to: paths.setUp('mail') },
  products: {
    text: 'Five products are on sale, each with a picture, a price and an HSN code',
    to: paths.setUp('products'),
  },
  policies: { text: 'You have read the policies, and they carry a date', to: paths.setUp('seller') },
  redirects: { text: 'Old addresses that visitors ask for lead somewhere', to: paths.missingAddresses },
  address: { text: 'The address of the shop begins with https', to: paths.setUp('opening') },
  'second-factor': { text: 'Everybody in the admin has a second factor', to: paths.staff },
  backup: { text: 'There is a recent backup', to: settingPath('backups') },
  'test-order': { text: 'You have ordered something yourself, and refunded it', to: paths.setUp('opening') },
};

/** Tasks with whether they are done; nobody ticks them by hand. */
export function TaskList({ items }: { items: { task: FirstRunTask; isDone: boolean }[] }) {
  return (
    <ul aria-label="Before you open" className="grid gap-1">
      {items.map(({ task, isDone }) => {
        const Icon = isDone ? CircleCheck : Circle;
        const { text, to } = tasks[task];
        return (
          <li key={task} className="flex min-h-8 items-center gap-3">
            <Icon
              role="img"
              aria-label={isDone ? 'Done' : 'To do'}
              className={`size-5 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`}
            />
            {isDone ? (
              <span className="text-muted">{text}</span>
            ) : (
              <Link to={to} className="text-link underline-offset-4 hover:underline">
                {text}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
