import { removeExtensionSettings } from '@gulmohar/contract/admin/extension.ts';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { Section } from '../components/section.tsx';
import { extensionsQuery } from './extension.queries.ts';

/** What was entered for extensions that a developer has taken out of the shop since. */
export function UninstalledExtensions({ names }: { names: readonly string[] }) {
  return (
    <div className="border-t border-rule pt-8">
      <Section title="No longer installed">
        <p className="mb-4 text-sm text-muted">
          The shop no longer has these, but still stores what was entered for them.
        </p>
        <ul className="grid gap-3">
          {names.map((name) => (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <span className="break-all font-mono text-sm">{name}</span>
              <ConfirmButton
                label={
                  <>
                    Remove its settings<span className="sr-only">: {name}</span>
                  </>
                }
                title={`Remove the settings of “${name}”?`}
                action="Remove them"
                run={async () => {
                  await adminApi(removeExtensionSettings, { body: { name } });
                  await queryClient.invalidateQueries(extensionsQuery);
                }}
              >
                Its secrets, too. If it is ever installed again, everything has to be entered anew.
              </ConfirmButton>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
