/**
 * While React hydrates, it leaves the server's markup as it is. A page that the browser itself renders, as a router does,
 * gets the plain tag.
 */
export function Prerendered({ html, plain }) {
  const markup = typeof window === 'undefined' ? html : plain;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
