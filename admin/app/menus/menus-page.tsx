import type { MenusDocument } from '@gulmohar/contract/site/menus.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Section } from '../components/section.tsx';
import { DocumentBar } from '../site-document/document-bar.tsx';
import { PagePreview } from '../site-document/page-preview.tsx';
import { useSiteDocument } from '../site-document/use-site-document.ts';
import { LinkRows } from './link-rows.tsx';
import { useDeadTargets } from './use-dead-targets.ts';

const MAX_MAIN = 8;
const MAX_COLUMNS = 2;

/** The main menu and the columns of links in the footer, and on the right the home page with them. */
export function MenusPage() {
  const { document, change, errors, ...edited } = useSiteDocument('menus', 'shop');
  const { main, footer } = document;
  const isDead = useDeadTargets(document);
  const shared = { errors, isDead };

  function changeMain(place: number, changed: Partial<MenusDocument['main'][number]>): void {
    change({ ...document, main: main.map((link, at) => (at === place ? { ...link, ...changed } : link)) });
  }

  function changeColumn(place: number, changed: Partial<MenusDocument['footer'][number]>): void {
    change({
      ...document,
      footer: footer.map((column, at) => (at === place ? { ...column, ...changed } : column)),
    });
  }

  return (
    <>
      <PageHead title="Menus" note="Links that lead nowhere are marked here, and not shown to shoppers" />
      <DocumentBar {...edited} />
      <div className="grid gap-10 xl:grid-cols-2">
        <div className="grid min-w-0 max-w-4xl content-start gap-10">
          <Section title="Main menu">
            <LinkRows
              {...shared}
              label="Main menu"
              path="main"
              links={main}
              max={MAX_MAIN}
              onChange={(links) =>
                change({
                  ...document,
                  main: links.map((link) => ({ hasCategories: false, links: [], ...link })),
                })
              }
            >
              {(link, place) => (
                <details>
                  <summary className="flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
                    Links below {link.text || 'this one'} ({main[place]?.links.length ?? 0})
                  </summary>
                  <CheckField
                    label="List the shop’s categories first"
                    checked={main[place]?.hasCategories ?? false}
                    onChange={({ target }) => changeMain(place, { hasCategories: target.checked })}
                  />
                  <LinkRows
                    {...shared}
                    label={`Links below ${link.text}`}
                    path={`main.${place}.links`}
                    links={main[place]?.links ?? []}
                    onChange={(links) => changeMain(place, { links })}
                  />
                </details>
              )}
            </LinkRows>
          </Section>
          {footer.map((column, place) => (
            <Section key={column.id} title={`Column ${place + 1} of the footer`}>
              <TextField
                label="Title"
                autoComplete="off"
                value={column.title}
                error={errors.get(`footer.${place}.title`)}
                onChange={({ target }) => changeColumn(place, { title: target.value })}
              />
              <LinkRows
                {...shared}
                label={column.title}
                path={`footer.${place}.links`}
                links={column.links}
                onChange={(links) => changeColumn(place, { links })}
              />
              <Button
                variant="quiet"
                onClick={() => change({ ...document, footer: footer.toSpliced(place, 1) })}
              >
                Remove column {place + 1}
              </Button>
            </Section>
          ))}
          {footer.length < MAX_COLUMNS && (
            <div>
              <Button
                variant="secondary"
                onClick={() => change({ ...document, footer: [...footer, newColumn()] })}
              >
                Add a column
              </Button>
            </div>
          )}
        </div>
        <PagePreview path="/" version={edited.site.version} />
      </div>
    </>
  );
}

function newColumn(): MenusDocument['footer'][number] {
  return { id: crypto.randomUUID(), title: '', links: [] };
}
