import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import { targetPath } from '@gulmohar/contract/site/target-path.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type SectionLinkProps = { to: LinkTarget; className?: string; children: ReactNode };

/** A link of the owner's, within the shop or elsewhere. */
export function SectionLink({ to, ...rest }: SectionLinkProps) {
  return <Link to={targetPath(to)} {...rest} />;
}
