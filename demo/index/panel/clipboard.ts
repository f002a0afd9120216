function copyBySelection(source: HTMLElement): boolean {
  const selection = getSelection();
  if (selection === null) return false;
  const range = document.createRange();
  range.selectNodeContents(source);
  selection.removeAllRanges();
  selection.addRange(range);
  // The only way without the clipboard permission, and on pages not served over HTTPS.
  // oxlint-disable-next-line typescript/no-deprecated
  const copied = document.execCommand('copy');
  if (copied) selection.removeAllRanges();
  return copied;
}

/** Copies the text of an element. If that is not allowed, selects the text and returns `false`. */
export async function copyText(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent);
    return true;
  } catch {
    return copyBySelection(source);
  }
}
