import { countrySpecs, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { readEdit, type TextAtCaret } from '../text-edit.ts';

/** No country has a longer one. */
const MAX_LENGTH = 34;

const GROUP = 4;

/**
 * What is to be said of an IBAN: `country` has no IBANs, `incomplete` is too short, `format` has letters where the country
 * has digits, `checksum` fails the mod-97 test, so there is a slip in it.
 */
export type IbanStatus = 'empty' | 'country' | 'incomplete' | 'format' | 'checksum' | 'valid';

/** The characters of an IBAN and no others: `de89 3704…` becomes `DE893704…`. */
export function compactIban(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Blocks of four, as it is printed: `DE89 3704 …`. */
export function groupIban(compact: string): string {
  return compact.replace(new RegExp(`(.{${GROUP}})(?=.)`, 'g'), '$1 ');
}

/** Where the caret stands in blocks of four, when it stands behind so many characters. */
export function groupedCaret(characters: number): number {
  return characters + Math.max(0, Math.floor((characters - 1) / GROUP));
}

/** How long an IBAN of a country is; the longest there is while the country is not known. */
function ibanLength(compact: string): number {
  return countrySpecs[compact.slice(0, 2)]?.chars ?? MAX_LENGTH;
}

/** How one character was taken away, when it was a blank between the blocks: then its neighbour goes. */
export type BlankDeletion = 'backward' | 'forward' | undefined;

/**
 * What remains of an edit. What was there before is never touched, so that a wrong letter at the front can be taken out
 * and put right; of what came in, the characters that fit their place remain: two letters, two digits, then either.
 *
 * @param before the IBAN before the edit, without blanks
 * @param shown what the field shows after it
 * @param caret where the caret stands in it
 * @returns the text in blocks, and its caret
 */
export function editIban(before: string, shown: string, caret: number, deletion?: BlankDeletion): TextAtCaret {
  const behind = compactIban(shown.slice(0, caret)).length;
  const after = compactIban(shown);
  if (after === before && deletion !== undefined && shown.length < groupIban(before).length) {
    const at = deletion === 'backward' ? behind - 1 : behind;
    return grouped(after.slice(0, Math.max(0, at)), after.slice(at + 1));
  }
  const { head, inserted, tail } = readEdit(before, after, behind);
  const fitting = fit(head, withoutPrefix(inserted));
  const room = Math.max(0, ibanLength(head + fitting + tail) - head.length - tail.length);
  return grouped(head + fitting.slice(0, room), tail);
}

function grouped(head: string, tail: string): TextAtCaret {
  return { text: groupIban(head + tail), caret: groupedCaret(head.length) };
}

/** Bank letters print "IBAN" before the number. */
function withoutPrefix(inserted: string): string {
  return inserted.replace(/^IBAN(?=[A-Z]{2}\d{2})/, '');
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

/** Checks an IBAN: its country, its length and letters, and mod-97. */
export function ibanStatus(compact: string): IbanStatus {
  if (compact === '') return 'empty';
  const spec = countrySpecs[compact.slice(0, 2)];
  if (compact.length >= 2 && spec?.chars == null) return 'country';
  if (compact.length < (spec?.chars ?? MAX_LENGTH)) return 'incomplete';
  const { errorCodes } = validateIBAN(compact);
  if (errorCodes.some((code) => FORMAT_ERRORS.includes(code))) return 'format';
  // National check digits beyond the IBAN's own are the bank's business: old accounts have wrong ones and still work.
  return errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum) ? 'checksum' : 'valid';
}

const FORMAT_ERRORS = [
  ValidationErrorsIBAN.WrongBBANLength,
  ValidationErrorsIBAN.WrongBBANFormat,
  ValidationErrorsIBAN.ChecksumNotNumber,
];
