import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import type { MenuLink } from '@gulmohar/contract/site/menus.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import type { ReactNode } from 'react';
import { Badge } from '../components/badge.tsx';
import { moved, OrderedRows } from '../form/ordered-rows.tsx';
import { TargetField } from '../link-target/target-field.tsx';

const MAX_LINKS = 12;

type LinkRowsProps<Link extends MenuLink> = {
  label: string;
  /** Of the list within the document, for its errors. */
  path: string;
  links: readonly Link[];
  max?: number;
  errors: ReadonlyMap<string, string>;
  isDead: (target: LinkTarget) => boolean;
  onChange: (links: (Link | MenuLink)[]) => void;
  /** What a link has besides its text and target. */
  children?: (link: Link, place: number) => ReactNode;
};

/** Links with their texts and targets, in an order that matters. */
export function LinkRows<Link extends MenuLink>({
  label,
  path,
  links,
  max = MAX_LINKS,
  errors,
  isDead,
  onChange,
  children,
}: LinkRowsProps<Link>) {
  return (
    <div className="grid gap-3">
      <OrderedRows
        label={label}
        items={links}
        keyOf={({ id }) => id}
        nameOf={({ text }) => text || 'the new link'}
        onMove={(from, to) => onChange(moved(links, from, to))}
        isTall
      >
        {(link, place) => (
          <fieldset className="grid min-w-0 gap-1 py-2">
            <legend className="sr-only">{link.text || `Link ${place + 1}`}</legend>
            <TextField
              label="Text"
              autoComplete="off"
              value={link.text}
              error={errors.get(`${path}.${place}.text`)}
              onChange={({ target }) => onChange(links.with(place, { ...link, text: target.value }))}
            />
            <TargetField
              label="Leads to"
              value={link.target}
              error={errors.get(`${path}.${place}.target.value`)}
              onChange={(target) => target && onChange(links.with(place, { ...link, target }))}
            />
            {isDead(link.target) && (
              <p>
                <Badge tone="bad">Leads nowhere</Badge>{' '}
                <span className="text-sm text-muted">Shoppers do not see this link.</span>
              </p>
            )}
            {children?.(link, place)}
            <div>
              <Button variant="quiet" onClick={() => onChange(links.toSpliced(place, 1))}>
                Remove {link.text || `link ${place + 1}`}
              </Button>
            </div>
          </fieldset>
        )}
      </OrderedRows>
      {links.length < max && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...links, newLink()])}>
            Add a link
          </Button>
        </div>
      )}
    </div>
  );
}

function newLink(): MenuLink {
  return { id: crypto.randomUUID(), text: '', target: { kind: 'page', value: '' } };
}
