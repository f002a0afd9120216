import type { ReactNode } from 'react';

interface TextLinkProps {
  readonly href: string;
  /** Opens a new window, so that what was typed here is kept; says so to screen readers. */
  readonly newWindowLabel?: string;
  readonly children?: ReactNode;
}

/** A link inside text. */
export function TextLink({ href, newWindowLabel, children }: TextLinkProps) {
  const opensWindow = newWindowLabel !== undefined;
  return (
    <a className="text-link" href={href} {...(opensWindow && { target: '_blank', rel: 'noopener' })}>
      {children}
      {opensWindow && <span className="visually-hidden"> {newWindowLabel}</span>}
    </a>
  );
}
