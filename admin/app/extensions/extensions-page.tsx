import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHead } from '../components/page-head.tsx';
import { WarningNote } from '../components/warning-note.tsx';
import { extensionsQuery } from './extension.queries.ts';
import { ExtensionForm } from './extension-form.tsx';
import { UninstalledExtensions } from './uninstalled-extensions.tsx';

/** What the shop's developer has added to it, each with its switch and its settings. */
export function ExtensionsPage() {
  const { extensions, uninstalled } = useSuspenseQuery(extensionsQuery).data;
  return (
    <>
      <PageHead
        title="Extensions"
        note="What a developer has added to the shop. Changes take effect as soon as they are saved."
      />
      {extensions.length === 0 && <p>There are no extensions.</p>}
      <div className="divide-y divide-rule border-t border-rule">
        {extensions.map((extension) => (
          <section
            key={extension.name}
            aria-label={extension.title}
            className="grid gap-4 py-8 lg:grid-cols-[16rem_minmax(0,36rem)] lg:gap-10"
          >
            <div>
              <h2 className="font-display text-xl text-heading">{extension.title}</h2>
              <p className="mt-1 text-sm text-muted">{extension.summary}</p>
            </div>
            <div className="min-w-0">
              <WarningNote
                text={extension.fault === null ? undefined : `This extension is left out. ${extension.fault}`}
              />
              {(extension.fields.length > 0 || extension.fault === null) && (
                <ExtensionForm extension={extension} />
              )}
            </div>
          </section>
        ))}
      </div>
      {uninstalled.length > 0 && <UninstalledExtensions names={uninstalled} />}
    </>
  );
}
