/**
 * Copies a text to the clipboard.
 *
 * @param field shows the text; it is selected if scripts may not use the clipboard, so that the visitor can copy it by
 * keyboard
 * @returns whether the text is in the clipboard
 */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, an insecure page, or a restricted frame: the older API works there.
    field.focus({ preventScroll: true });
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without permission
    return document.execCommand('copy');
  }
}
