import { countrySpecs, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { readEdit, type TextAtCaret } from '../text-edit.ts';

/** The longest IBAN of any country. */
const MAX_LENGTH = 34;

/**
 * Result of checking an IBAN. `country`: the country has no IBANs; `incomplete`: too short; `format`: letters in place
 * of digits; `checksum`: the mod-97 test fails, so there is a typing error.
 */
export type IbanStatus = 'empty' | 'country' | 'incomplete' | 'format' | 'checksum' | 'valid';

/** Removes everything but the characters of an IBAN: `de89 3704…` becomes `DE893704…`. */
export function compactIban(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Groups of four, as printed: `DE89 3704 …`. */
export function groupIban(compact: string): string {
  return compact.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Length of an IBAN of its country; the maximum while the country is unknown. */
function ibanLength(compact: string): number {
  return countrySpecs[compact.slice(0, 2)]?.chars ?? MAX_LENGTH;
}

/**
 * Result of an edit. Existing characters are never changed, so that a wrong letter at the start can be corrected; of
 * the inserted characters, those valid at their position are kept: two letters, two digits, then either.
 *
 * @param before the IBAN before the edit, without spaces
 * @param shown the text of the field after the edit
 * @param caret position of the caret in it
 * @param inputType that of the event: a key that deletes a space between groups deletes the character beside it instead
 * @returns the text in groups, and its caret
 */
export function editIban(before: string, shown: string, caret: number, inputType = ''): TextAtCaret {
  const behind = compactIban(shown.slice(0, caret)).length;
  const after = compactIban(shown);
  const [, direction] = /^deleteContent(Backward|Forward)$/.exec(inputType) ?? [];
  if (after === before && direction !== undefined && shown.length < groupIban(before).length) {
    const at = direction === 'Backward' ? behind - 1 : behind;
    return grouped(after.slice(0, Math.max(0, at)), after.slice(at + 1));
  }
  const { head, inserted, tail } = readEdit(before, after, behind);
  const fitting = fit(head, withoutPrefix(inserted));
  const room = Math.max(0, ibanLength(head + fitting + tail) - head.length - tail.length);
  return grouped(head + fitting.slice(0, room), tail);
}

function grouped(head: string, tail: string): TextAtCaret {
  return { text: groupIban(head + tail), caret: groupIban(head).length };
}

/** Bank letters print "IBAN" before the number. */
function withoutPrefix(inserted: string): string {
  return inserted.replace(/^IBAN(?=[A-Z]{2}\d)/, '');
}

function fit(head: string, inserted: string): string {
  let kept = '';
  for (const character of inserted) {
    const place = head.length + kept.length;
    const isDigit = /\d/.test(character);
    if (place >= 4 || (place < 2 ? !isDigit : isDigit)) kept += character;
  }
  return kept;
}

/** Checks an IBAN: country, length, letters and mod-97. */
export function ibanStatus(compact: string): IbanStatus {
  if (compact === '') return 'empty';
  const spec = countrySpecs[compact.slice(0, 2)];
  if (compact.length >= 2 && spec?.chars == null) return 'country';
  if (compact.length < (spec?.chars ?? MAX_LENGTH)) return 'incomplete';
  const { errorCodes } = validateIBAN(compact);
  if (errorCodes.some((code) => FORMAT_ERRORS.includes(code))) return 'format';
  // The national check digits inside an IBAN are ignored: old accounts have wrong ones and still work.
  return errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum) ? 'checksum' : 'valid';
}

const FORMAT_ERRORS = [
  ValidationErrorsIBAN.WrongBBANLength,
  ValidationErrorsIBAN.WrongBBANFormat,
  ValidationErrorsIBAN.ChecksumNotNumber,
];
