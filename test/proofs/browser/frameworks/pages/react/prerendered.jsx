/** React leaves the server's markup as it is, so the browser need not get it a second time. */
export function Prerendered({ html }) {
  const markup = typeof window === 'undefined' ? html : '';
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
}
