import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { PROJECT } from './project.ts';

const CONFIGURATION = readFileSync(join(PROJECT, '.oxfmtrc.json'), 'utf8');
const STYLE = JSON.parse(CONFIGURATION.replace(/^ *\/\/.*/gm, '')) as Parameters<typeof format>[2];

/**
 * A generated text in the style of the project, so that its file passes `npm run lint`.
 *
 * @param file name of the file, whose ending tells the language
 * @throws Error if the text is not of that language
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, STYLE);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
