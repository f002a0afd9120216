/**
 * Copies a text.
 *
 * @param field shows the text; it is selected where the clipboard is closed to scripts, so that the keyboard can copy it
 * @returns whether the text is in the clipboard
 */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, no secure page, or a frame that may not: the older way needs none of it.
    return copySelection(field);
  }
}

function copySelection(field: HTMLInputElement): boolean {
  field.focus({ preventScroll: true });
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without a permission
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
