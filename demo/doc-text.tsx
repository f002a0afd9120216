import { Fragment } from 'react';

/** A doc comment: what is between backticks is code. */
export function DocText({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity
    return index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>;
  });
}
